"""Runs adlint and xmllint in turns on the same files and prints medians; called by run."""
import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="root"{ad_class}>
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Ad" id="badge">
                    <rect key="frame" x="8" y="8" width="26" height="16"/>
                </label>
                <label text="Headline" id="headline">
                    <rect key="frame" x="8" y="32" width="280" height="20"/>
                </label>
"""
GROUP = """                <view contentMode="scaleToFill" id="g{group}">
                    <rect key="frame" x="0.0" y="60" width="320" height="400"/>
                    <subviews>
{views}                    </subviews>
                </view>
"""
VIEW = """                        <view opaque="NO" contentMode="scaleToFill" id="v{number}">
                            <rect key="frame" x="{x}" y="{y}" width="32" height="8"/>
                        </view>
"""
TAIL = """            </subviews>
{connections}        </view>
    </objects>
</document>
"""
OUTLETS = """            <connections>
                <outlet property="headlineView" destination="headline" id="out"/>
            </connections>
"""
VIEWS, GROUP_SIZE = 25_000, 100
CELLS = 200
WIDTHS = {"1 width": "390", "7 widths": "320, 360, 375, 390, 430, 744, 1024"}


def big_xib(path, is_ad):
    """Writes a xib of 25,000 views; in one ad view, or in a plain view."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD.format(ad_class=' customClass="GADNativeAdView"' if is_ad else ""))
        for first in range(0, VIEWS, GROUP_SIZE):
            views = "".join(
                VIEW.format(number=n, x=n % 10 * 32, y=n % GROUP_SIZE // 10 * 40)
                for n in range(first, first + GROUP_SIZE))
            file.write(GROUP.format(group=first, views=views))
        file.write(TAIL.format(connections=OUTLETS if is_ad else ""))


def run(command, folder):
    """The seconds and the peak memory in MB of one run, its start included."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{command[0]} ended with {process.returncode}")
    scale = 1 if os.uname().sysname == "Darwin" else 1024
    return seconds, usage.ru_maxrss * scale / 1e6


def compare(programs, files, count, folder):
    """Medians by program, from `count` runs of each in turns."""
    results = {name: [] for name, _ in programs}
    for turn in range(count + 1):
        for name, command in programs:
            result = run(command + files, folder)
            if turn > 0:  # the first turn warms the page cache
                results[name].append(result)
    return {
        name: tuple(statistics.median(column) for column in zip(*rows))
        for name, rows in results.items()}


def print_row(title, medians):
    reference = medians["xmllint"][0]
    for name, (seconds, memory) in medians.items():
        print(f"{title:<34}  {name:<9}{seconds * 1000:>9.1f} ms{seconds / reference:>8.2f} x"
              f"{memory:>9.1f} MB")
        title = ""


def is_understood(command, folder):
    """Whether a program knows the options: an earlier build may not."""
    return subprocess.run(
        command + [os.devnull], cwd=folder, capture_output=True, check=False).stderr == b""


def width_rows(programs, cell, folder):
    """Rows for many copies of one ad view on one core, and what solving one of them takes."""
    files = []
    for number in range(CELLS):
        files.append(os.path.join(folder, f"cell{number}.xib"))
        shutil.copyfile(cell, files[-1])
    times = {}
    for title, widths in WIDTHS.items():
        config = os.path.join(folder, "widths.yml")
        with open(config, "w", encoding="utf-8") as file:
            file.write(f"widths: [{widths}]\n")
        chosen = [
            (name, command if name == "xmllint" else command + ["--config", config, "--jobs", "1"])
            for name, command in programs]
        chosen = [
            (name, command) for name, command in chosen
            if name == "xmllint" or is_understood(command, folder)]
        times[title] = compare(chosen, files, 10, folder)
        print_row(f"{CELLS} ad views, {title}, 10 runs", times[title])
    for name, (seconds, _) in times["7 widths"].items():
        if name != "xmllint":
            whole = seconds / CELLS * 1000
            more = (seconds - times["1 width"][name][0]) / CELLS * 1000
            print(f"{'one ad view at 7 widths':<34}  {name:<9}{whole:>9.2f} ms, of which "
                  f"{more:.2f} ms for the 6 further widths")


def interface_files(folder):
    found = [
        os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names
        if name.endswith((".xib", ".storyboard"))]
    return sorted(found)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--adlint", type=os.path.abspath)
    parser.add_argument("--baseline", type=os.path.abspath)
    parser.add_argument("--file", type=os.path.abspath)
    parser.add_argument("--cell", type=os.path.abspath)
    parser.add_argument("folder", type=os.path.abspath)
    options = parser.parse_args()

    arguments = ["lint", "--reporter", "xcode", "--quiet", "--fail-on", "never"]
    programs = [("adlint", [options.adlint] + arguments)]
    if options.baseline:
        programs.append(("baseline", [options.baseline] + arguments))
    programs.append(("xmllint", ["xmllint", "--noout"]))

    files = interface_files(options.folder)
    if not files:
        raise SystemExit(f"no .xib or .storyboard in {options.folder}")
    print(f"{'median of runs in turns':<34}  {'program':<9}{'time':>12}{'ratio':>10}{'memory':>12}")
    with tempfile.TemporaryDirectory() as folder:
        print_row("one xib, 40 runs", compare(programs, [options.file], 40, folder))
        print_row(f"{len(files)} files, 10 runs", compare(programs, files, 10, folder))
        width_rows(programs, options.cell, folder)
        for is_ad in (False, True):
            path = os.path.join(folder, "big.xib")
            big_xib(path, is_ad)
            size = os.path.getsize(path) / 1e6
            kind = "in an ad view" if is_ad else "no ad view"
            print_row(f"{size:.1f} MB, {kind}, 5 runs", compare(programs, [path], 5, folder))


main()
