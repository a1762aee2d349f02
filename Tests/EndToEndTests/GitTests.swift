import Foundation
import TestSupport
import Testing

/// The git of the machine.
enum InstalledGit {
  static let program = "/usr/bin/git"
  static let isThere = FileManager.default.isExecutableFile(atPath: program)
}

@Suite("git names the files of a run", .enabled(if: InstalledGit.isThere))
struct GitTests {
  private static let path = ["PATH": "/usr/bin:/bin"]

  /// Runs git with words that hold no blanks.
  static func git(_ words: String, in folder: TemporaryFolder) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let words = words.split(separator: " ").map(String.init)
    let run = try Tool.run(
      identity + words, in: folder.path, program: InstalledGit.program,
      environment: ["HOME": folder.path])
    try #require(run.status == 0, "\(run.error)")
  }

  /// Commits what a folder holds, on the branch `base`.
  static func commit(_ folder: TemporaryFolder) throws {
    for words in ["init -q", "add .", "commit -qm one", "branch base"] {
      try git(words, in: folder)
    }
  }

  /// The files that a run since a revision reports on.
  private static func changed(
    _ arguments: String, in folder: String
  ) throws -> [String] {
    let words = arguments.split(separator: " ").map(String.init)
    let run = try Tool.run(["--changed-since"] + words, in: folder, environment: path)
    #expect(run.error == "")
    let paths = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    return Set(paths).sorted()
  }

  @Test("by what changed since a revision and what is new")
  func changes() throws {
    try TemporaryFolder.use { folder throws in
      for name in ["a.xib", "b c.xib", "Lib/d.storyboard"] { try folder.write("<", to: name) }
      try Self.commit(folder)
      #expect(try Self.changed("base", in: folder.path) == [])
      try folder.write("<new", to: "a.xib")
      try folder.write("<new", to: "Lib/new.xib")
      try folder.write("<new", to: "Lib/new.txt")
      try FileManager.default.removeItem(atPath: folder.absolute("b c.xib"))
      #expect(try Self.changed("base", in: folder.path) == ["Lib/new.xib", "a.xib"])
      for words in ["add .", "commit -qm two"] { try Self.git(words, in: folder) }
      #expect(try Self.changed("base", in: folder.path) == ["Lib/new.xib", "a.xib"])
      #expect(try Self.changed("HEAD", in: folder.path) == [])
      #expect(try Self.changed("base Lib", in: folder.path) == ["Lib/new.xib"])
      #expect(try Self.changed("base", in: folder.absolute("Lib")) == ["new.xib"])
    }
  }

  @Test("unless it is not there, knows no repository, no such revision or no common commit")
  func failures() throws {
    try TemporaryFolder.use { folder throws in
      func error(_ revision: String, _ environment: [String: String] = Self.path) throws -> String {
        let run = try Tool.run(
          ["--changed-since", revision], in: folder.path, environment: environment)
        #expect(run.status == 2)
        #expect(run.output == "")
        return run.error
      }
      #expect(
        try error("x", ["PATH": folder.path])
          == "adlint: --changed-since needs git, but 'git' cannot be run; install it, name the "
          + "files, or list them with --files-from\n")
      #expect(
        try error("x")
          == "adlint: --changed-since needs a git repository, and '\(folder.path)' is in none; name "
          + "the files, or list them with --files-from\n")
      try folder.write("", to: "a.txt")
      try Self.commit(folder)
      #expect(
        try error("x")
          == "adlint: git knows no revision 'x'; name a branch, tag or commit, and fetch it first "
          + "where only a part of the history was cloned (actions/checkout: fetch-depth: 0)\n")
      for words in ["checkout -q --orphan other", "commit -qm two"] {
        try Self.git(words, in: folder)
      }
      #expect(
        try error("base")
          == "adlint: git finds nothing that HEAD and 'base' have in common; fetch more of the "
          + "history (git fetch --unshallow; actions/checkout: fetch-depth: 0)\n")
      try folder.write("[broken", to: ".git/config")
      #expect(
        try error("base").hasPrefix("adlint: git cannot tell what changed: it says: fatal: "))
    }
  }
}

// MARK: - What changed beside the documents

extension GitTests {
  private static func ad(_ className: String, _ outlet: String) -> String {
    Xib.text(
      "<view id=\"ad\" customClass=\"\(className)\"><subviews><label id=\"h\"/></subviews>"
        + "\(Xib.outlets("\(outlet)=h"))</view>")
  }

  /// Documents that are all reported on, and code that names them.
  private static let project = [
    "App/Card.xib": ad("GADNativeAdView", "headlineView"),
    "App/Leaf.xib": ad("LeafAdView", "headlineView"),
    "App/Yandex.xib": ad("YMANativeAdView", "titleLabel"),
    "App/Base.lproj/Mail.xib": ad("GADNativeAdView", "headlineView"),
    "App/Plain.xib": Xib.text("<view id=\"v\" customClass=\"LeafView\"/>"),
    "App/fr.lproj/Mail.strings": "\"h.text\" = \"Titre\";",
    "App/fr.lproj/Other.strings": "\"h.text\" = \"Titre\";",
    "Code/Branch.swift": "class BranchAdView: GADNativeAdView {}",
    "Code/Twig.swift": "class TwigAdView: BranchAdView {}",
    "Code/Leaf.swift": "class LeafAdView: TwigAdView {}",
    "Code/Loader.swift": "func load() { UINib(nibName: \"Card\", bundle: nil) }",
    "Code/Plain.swift": "class LeafView: UIView {}",
    "Code/AppTests/Old.swift": "let card = \"Card\"",
    "Old/Old.swift": "let card = \"Card\"",
    ".adlint.yml": "excluded: [Old]",
  ]

  /// A file with its new text, nil where it goes; and the documents that are checked for it.
  static let others: [(file: String, text: String?, documents: [String])] = [
    ("Code/Plain.swift", "class LeafView: UIControl {}", []),
    ("Code/Loader.swift", "func load() { UINib(nibName: \"Card\") }", ["App/Card.xib"]),
    ("Code/Loader.swift", "", ["App/Card.xib"]),
    ("Code/Loader.swift", nil, ["App/Card.xib"]),
    ("Code/New.m", "id card = @\"Card\";", ["App/Card.xib"]),
    ("Code/Leaf.swift", "class LeafAdView: TwigAdView { }", ["App/Leaf.xib"]),
    ("Code/Twig.swift", "class TwigAdView: BranchAdView { }", ["App/Leaf.xib"]),
    (
      "Code/New.swift", "func fill(_ view: GADNativeAdView) { view.headlineView = nil }",
      ["App/Base.lproj/Mail.xib", "App/Card.xib", "App/Leaf.xib"]
    ),
    ("Code/New.swift", "func fill(_ view: YMANativeAdView) {}", ["App/Yandex.xib"]),
    (
      "App/Info.plist", "<key>GADNativeAdValidatorEnabled</key><false/>",
      ["App/Base.lproj/Mail.xib", "App/Card.xib", "App/Leaf.xib"]
    ),
    ("App/Info.plist", "<key>CFBundleName</key>", []),
    ("Code/AppTests/Old.swift", "let card = \"Card\".count", []),
    ("Old/Old.swift", "let card = \"Card\".count", []),
    ("Pods/New.swift", "let card = \"Card\".count", []),
    ("App/fr.lproj/Mail.strings", "\"h.text\" = \"Ad\";", ["App/Base.lproj/Mail.xib"]),
    ("App/fr.lproj/Mail.strings", nil, ["App/Base.lproj/Mail.xib"]),
    ("App/de.lproj/Mail.strings", "\"h.text\" = \"Ad\";", ["App/Base.lproj/Mail.xib"]),
    ("App/fr.lproj/Other.strings", "\"h.text\" = \"Ad\";", []),
  ]

  @Test("by changed code and translations that bear on them", arguments: others)
  func others(_ file: String, _ text: String?, _ documents: [String]) throws {
    try TemporaryFolder.use { folder throws in
      for (name, text) in Self.project { try folder.write(text, to: name) }
      try Self.commit(folder)
      #expect(try Self.changed("base", in: folder.path) == [])
      if let text {
        try folder.write(text, to: file)
      } else {
        try FileManager.default.removeItem(atPath: folder.absolute(file))
      }
      #expect(try Self.changed("base", in: folder.path) == documents)
      let below = documents.map { String($0.dropFirst("App/".count)) }
      #expect(try Self.changed("base", in: folder.absolute("App")) == below)
      #expect(try Self.changed("base Code", in: folder.path) == [])
      let isCode = !file.hasSuffix(".strings")
      #expect(
        try Self.changed("base --no-sources", in: folder.path) == (isCode ? [] : documents))
    }
  }
}

// MARK: - Differences

extension GitTests {
  private static let fault = "customClass=\"GADMediaView\" customModule=\"App\""

  /// Names of files, and what the difference calls them.
  static let names = [
    ("a.xib", "--- a/a.xib\n"), ("Feed/a b.xib", "--- a/Feed/a b.xib\t\n"),
    ("Größe 📐.xib", "--- a/Größe 📐.xib\t\n"), ("it's.xib", "--- a/it's.xib\n"),
    ("a\"b.xib", #"--- "a/a\"b.xib""# + "\n"), ("a\\b.xib", #"--- "a/a\\b.xib""# + "\n"),
    ("a\nb.xib", #"--- "a/a\nb.xib""# + "\n"), ("a\tb.xib", #"--- "a/a\tb.xib""# + "\n"),
    ("a\r\nb.xib", #"--- "a/a\r\nb.xib""# + "\n"),
    ("ä \u{1}\u{1B}\u{7F}.xib", #"--- "a/ä \001\033\177.xib""# + "\t\n"),
  ]

  @Test("which applies what --diff prints, whatever the file is called", arguments: names)
  func difference(_ name: String, _ head: String) throws {
    try TemporaryFolder.use { folder throws in
      let text = Xib.text("<view id=\"m\" \(Self.fault)/>")
      try folder.write(text, to: name)
      try Self.git("init -q", in: folder)
      let diff = try Tool.run(["--diff"], in: folder.path)
      #expect(diff.output.hasPrefix(head))
      #expect(try Tool.run(["--fix", "--diff"], in: folder.path).output == diff.output)
      try folder.write(diff.output, to: "fix.patch")
      try Self.git("apply --check fix.patch", in: folder)
      try Self.git("apply fix.patch", in: folder)
      let mended = text.replacing(Self.fault, with: "customClass=\"GADMediaView\"")
      #expect(try folder.read(name) == mended)
    }
  }
}
