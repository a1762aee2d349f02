import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Excluded paths")
struct ExclusionTests {
  private static let names = [
    "App/Ad.xib", "App/Old/Ad.xib", "Lib/x.xib", "Lib/deep/y.xib", "z.xib",
  ]

  /// A folder with files, and a configuration that excludes some.
  private func use(
    _ patterns: String, _ body: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.use { folder throws in
      for name in Self.names { try folder.write(Run.clean, to: name) }
      try folder.write("excluded: [\(patterns)]", to: ".adlint.yml")
      try body(folder)
    }
  }

  private func paths(in folder: String, _ arguments: [String] = []) throws -> [String] {
    try Run.report(in: folder, arguments).files.map(\.path)
  }

  @Test(
    "are left out of what is walked",
    arguments: [
      ("Lib", ["App/Ad.xib", "App/Old/Ad.xib", "z.xib"]),
      ("Lib/", ["App/Ad.xib", "App/Old/Ad.xib", "z.xib"]),
      ("'Lib/**'", ["App/Ad.xib", "App/Old/Ad.xib", "z.xib"]),
      ("'**/Old'", ["App/Ad.xib", "Lib/deep/y.xib", "Lib/x.xib", "z.xib"]),
      ("'*.xib'", ["App/Ad.xib", "App/Old/Ad.xib", "Lib/deep/y.xib", "Lib/x.xib"]),
      ("'**/*.xib'", []),
      ("App/Ad.xib, z.xib", ["App/Old/Ad.xib", "Lib/deep/y.xib", "Lib/x.xib"]),
      ("Ad.xib", ["App/Ad.xib", "App/Old/Ad.xib", "Lib/deep/y.xib", "Lib/x.xib", "z.xib"]),
    ])
  func walked(patterns: String, expected: [String]) throws {
    try use(patterns) { folder throws in #expect(try paths(in: folder.path) == expected) }
  }

  @Test("B26 B27 B31: are left out when they are named, in whatever way, and that is no failure")
  func named() throws {
    try use("Lib, App/Ad.xib") { folder throws in
      let arguments = [
        "Lib/x.xib", "App/Ad.xib", "./App/../App//Ad.xib", "Lib", folder.absolute("Lib/deep/y.xib"),
      ]
      #expect(try paths(in: folder.path, arguments) == [])
    }
  }

  @Test("B29: count from the configuration's folder, whatever the working directory is")
  func workingDirectories() throws {
    try use("Lib/deep, App/Old") { folder throws in
      #expect(try paths(in: folder.path) == ["App/Ad.xib", "Lib/x.xib", "z.xib"])
      #expect(
        try paths(in: folder.absolute("App"), ["..", "."])
          == ["../Lib/x.xib", "../z.xib", "Ad.xib"])
      #expect(try paths(in: folder.absolute("Lib"), ["deep/y.xib", "x.xib"]) == ["x.xib"])
    }
  }

  @Test("B30: are the same in a folder that is reached through a link")
  func symbolicLinks() throws {
    try use("Lib, App/Old") { folder throws in
      try TemporaryFolder.use { other throws in
        try other.link("work", to: folder.path)
        let linked = other.absolute("work")
        #expect(try paths(in: linked) == ["App/Ad.xib", "z.xib"])
        #expect(try paths(in: linked, [folder.absolute("Lib/x.xib")]) == [])
        #expect(
          try paths(in: folder.path, [linked + "/Lib/x.xib", linked + "/z.xib"]) == ["z.xib"])
      }
    }
  }

  @Test("are a link as well as what it leads to")
  func linkedFiles() throws {
    try use("link.xib, Lib") { folder throws in
      try folder.link("link.xib", to: "z.xib")
      try folder.link("other.xib", to: "Lib/x.xib")
      #expect(try paths(in: folder.path, ["link.xib", "other.xib"]) == [])
      #expect(try paths(in: folder.path) == ["App/Ad.xib", "App/Old/Ad.xib", "z.xib"])
    }
  }

  @Test("may be that of standard input")
  func standardInput() throws {
    try use("Lib") { folder throws in
      let exclusions = Exclusions(folder: folder.path, patterns: [GlobPattern("Lib")])
      let discovery = FileDiscovery(workingDirectory: folder.path, exclusions: exclusions)
      #expect(discovery.inputs(for: ["-"], standardInputName: "Lib/x.xib") == [])
      #expect(discovery.inputs(for: ["-"], standardInputName: "z.xib").map(\.path) == ["z.xib"])
    }
  }

  @Test("B34: are not looked into")
  func pruned() throws {
    try use("Lib") { folder throws in
      // A link that leads nowhere is reported where it is seen.
      try folder.link("Lib/deep/dangling.xib", to: "nowhere.xib")
      #expect(try paths(in: folder.path) == ["App/Ad.xib", "App/Old/Ad.xib", "z.xib"])
    }
  }
}
