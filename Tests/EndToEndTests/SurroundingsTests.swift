import Foundation
import TestSupport
import Testing

@Suite("A run's surroundings")
struct SurroundingsTests {
  private func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/\(name)"))
  }

  /// The severities in an xcode report, in its order.
  private func severities(_ arguments: [String], in folder: String, input: Data = Data()) throws
    -> [String]
  {
    let run = try Tool.run(arguments, in: folder, input: input)
    return run.output.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().first.map { String($0.dropLast()) } ?? ""
    }
  }

  @Test("The configuration is looked for upwards, for files and for standard input")
  func configuration() throws {
    try TemporaryFolder.use { folder throws in
      let bytes = try fixture("Template.xib")
      try folder.write("rules: {attribution_not_at_top: error}", to: ".adlint.yml")
      try folder.write(Array(bytes), to: "a/b/x.xib")
      let deep = folder.absolute("a/b")
      #expect(try severities(["x.xib"], in: deep) == ["error"])
      #expect(try severities(["-"], in: deep, input: bytes) == ["error"])
      try folder.write("rules: {attribution_not_at_top: off}", to: "a/.adlint.yml")
      #expect(try severities(["x.xib"], in: deep) == [])
      #expect(try severities(["a"], in: folder.path) == ["error"])
    }
  }

  @Test("An SDK that the project does not use has no say")
  func sdks() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Array(try fixture("MyTarget.xib")), to: "x.xib")
      #expect(try severities(["x.xib"], in: folder.path) == ["note", "note", "warning"])
      try folder.write("sdks: [google_mobile_ads]", to: ".adlint.yml")
      #expect(try severities(["x.xib"], in: folder.path) == [])
      try folder.write("sdks: [yandex, mytarget]", to: ".adlint.yml")
      #expect(try severities(["x.xib"], in: folder.path) == ["note", "note", "warning"])
    }
  }

  @Test("A mistake in the configuration stops the run before it begins")
  func mistake() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("rules:\n  hiden_asset: off\n", to: ".adlint.yml")
      try folder.makeFolder("a")
      for (place, shown) in [("", ".adlint.yml"), ("a", "../.adlint.yml")] {
        let run = try Tool.run(["."], in: folder.absolute(place))
        let message = "2:3: unknown rule 'hiden_asset'; did you mean 'hidden_asset'?"
        let path = shown.hasPrefix("..") ? folder.absolute(".adlint.yml") : shown
        #expect(run == Tool.Outcome(status: 2, output: "", error: "adlint: \(path):\(message)\n"))
      }
    }
  }

  @Test("Standard input has the name that is given, else <stdin>")
  func standardInput() throws {
    let bytes = try fixture("Template.xib")
    let named = try Tool.run(["--stdin-filename", "./b//X.xib", "-"], in: "/", input: bytes)
    let unnamed = try Tool.run(["-"], in: "/", input: bytes)
    #expect(named.output.hasPrefix("b/X.xib:23:22: note: "))
    #expect(unnamed.output.hasPrefix("<stdin>:23:22: note: "))
  }

  @Test("Standard input may be empty, which is no document")
  func emptyInput() throws {
    let run = try Tool.run(["-"], in: "/")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("<stdin>:1:1: error: The file cannot be read as XML"))
  }

  @Test("A working directory that was deleted is an error")
  func goneFolder() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("gone")
      let script = "/bin/rmdir \(folder.absolute("gone")); exec \"$0\" \"$@\""
      let tool = try #require(Tool.path)
      for arguments in [[], ["/"], ["inspect", "a.xib"]] {
        try folder.makeFolder("gone")
        let run = try Tool.run(
          ["-c", script, tool] + arguments, in: folder.absolute("gone"), program: "/bin/sh")
        let error = "adlint: the working directory is gone\n"
        #expect(run == Tool.Outcome(status: 2, output: "", error: error))
      }
    }
  }

  @Test("B41: Paths may be absolute, and reports show them relative to the working directory")
  func paths() throws {
    let path = FixtureTests.folder + "/Template.xib"
    let inside = try Tool.run([path], in: FixtureTests.folder)
    let outside = try Tool.run([path], in: "/usr")
    #expect(inside.output.hasPrefix("Template.xib:23:22: note: "))
    #expect(outside.output.hasPrefix(path + ":23:22: note: "))
  }

  @Test("Code beside a file refutes what it lacks, and --verbose names the code")
  func code() throws {
    try TemporaryFolder.use { folder throws in
      let button = Xib.text(
        """
        <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Ad" id="badge"/><label id="h"/><button id="c"/></subviews>
        \(Xib.outlets("headlineView=h callToActionView=c"))
        </view>
        """)
      try folder.write(button, to: "A.xib")
      try folder.write("", to: "Package.swift")
      try folder.write(
        "import GoogleMobileAds\nfunc f(_ v: NativeAdView) {\n"
          + "  v.callToActionView?.isUserInteractionEnabled = false\n}", to: "Show.swift")
      let rules =
        "rules: {missing_media_view: off, text_truncation: off, ambiguous_asset_layout: off}"
      try folder.write(rules, to: ".adlint.yml")
      let place = "A.xib:5:56"
      let message =
        "UIButton (c) is the call to action and takes touches; Google Mobile Ads needs User "
        + "Interaction Enabled to be off"
      #expect(
        try Tool.run(["--verbose"], in: folder.path)
          == Tool.Outcome(
            status: 0, output: "",
            error: "A.xib:5: not reported (interactive_call_to_action): \(message); Show.swift:3 "
              + "sees to it\n"))
      #expect(
        try Tool.run(["--no-sources"], in: folder.path)
          == Tool.Outcome(
            status: 0,
            output: "\(place): warning: \(message) (interactive_call_to_action)\n"
              + "A.xib:5:62-5:62: fixit:  userInteractionEnabled=\\\"NO\\\"\n",
            error: ""))
    }
  }
}
