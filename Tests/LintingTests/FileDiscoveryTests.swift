import Linting
import TestSupport
import Testing

@Suite("The files of a run")
struct FileDiscoveryTests {
  @Test("are those of the folder, sorted, without those of dependencies and build products")
  func walk() throws {
    try TemporaryFolder.use { folder throws in
      for name in [
        "b.xib", "a/z.storyboard", "a/B.XIB", "a/.hidden/h.xib", "text.txt", "xib", ".xib",
        "a.xib.bak",
      ] + Self.pruned.map({ "\($0)/p.xib" }) + ["a/Pods/p.xib"] {
        try folder.write("", to: name)
      }
      let expected = ["a/.hidden/h.xib", "a/B.XIB", "a/z.storyboard", "b.xib"]
      #expect(Run.inputs(in: folder.path) == expected)
      #expect(Run.inputs(in: folder.path, ["."]) == expected)
      #expect(Run.inputs(in: folder.absolute("a"), ["../a", "../b.xib"]) == Self.seenFromA)
    }
  }

  private static let pruned = [
    "Pods", "Carthage", ".build", "DerivedData", ".git", "node_modules", "SourcePackages",
    ".symlinks",
  ]

  private static let seenFromA = ["../b.xib", ".hidden/h.xib", "B.XIB", "z.storyboard"]

  @Test("named by the user are taken whatever their folder and ending")
  func named() throws {
    try TemporaryFolder.use { folder throws in
      for name in ["Pods/p.xib", "a.xml"] { try folder.write("", to: name) }
      #expect(Run.inputs(in: folder.path, ["a.xml", "Pods"]) == ["Pods/p.xib", "a.xml"])
      #expect(
        Run.inputs(in: folder.path, [folder.absolute("a.xml"), "./Pods//p.xib"]) == [
          "Pods/p.xib", "a.xml",
        ])
    }
  }

  @Test("stand there once, however often and in whatever way they are named")
  func once() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "a/x.xib")
      try folder.link("link.xib", to: "a/x.xib")
      try folder.link("b", to: "a")
      let arguments = ["a/x.xib", "a", ".", "./a/../a/x.xib", folder.absolute("a/x.xib")]
      #expect(Run.inputs(in: folder.path, arguments) == ["a/x.xib"])
      #expect(Run.inputs(in: folder.path, ["link.xib", "a/x.xib"]) == ["link.xib"])
      #expect(Run.inputs(in: folder.path, ["b"]) == ["b/x.xib"])
      #expect(Run.inputs(in: folder.path, []) == ["a/x.xib"])
      // A link that comes first does not take the file's name away.
      try folder.link("a/0.xib", to: "x.xib")
      #expect(Run.inputs(in: folder.path, []) == ["a/x.xib"])
      #expect(Run.inputs(in: folder.path, ["a/0.xib"]) == ["a/0.xib"])
    }
  }

  @Test("B33: that are missing, dangling or no files say so")
  func missing() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("folder.xib")
      try folder.link("dangling.xib", to: "nowhere.xib")
      try folder.link("circle.xib", to: "circle.xib")
      try folder.write("", to: "file")
      let expected = [
        "circle.xib: its symbolic links lead in a circle",
        "dangling.xib: no such file or folder", "folder.xib: it is a folder",
      ]
      #expect(Run.inputs(in: folder.path) == expected)
      #expect(
        Run.inputs(in: folder.path, ["gone.xib", "gone.xib", "file/x.xib"]) == [
          "file/x.xib: no such file or folder", "gone.xib: no such file or folder",
        ])
    }
  }

  @Test("end although links lead back to a folder above")
  func loops() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "a/b/x.xib")
      try folder.link("a/b/up", to: "..")
      try folder.link("a/top", to: folder.path)
      #expect(Run.inputs(in: folder.path) == ["a/b/x.xib"])
      #expect(Run.inputs(in: folder.path, ["a/b/up/b/up"]) == ["a/b/up/b/up/b/x.xib"])
    }
  }

  @Test("have names that reports show, whatever characters are in them")
  func names() throws {
    try TemporaryFolder.use { folder throws in
      let names = ["-x.xib", "Ad View (1).xib", "Größe 📐.xib", "a\nb.xib"]
      for name in names { try folder.write("", to: name) }
      #expect(Run.inputs(in: folder.path) == names.sorted())
    }
  }

  @Test("of standard input have the name that is given")
  func standardInput() throws {
    try TemporaryFolder.use { folder throws in
      let discovery = FileDiscovery(workingDirectory: folder.path)
      #expect(discovery.inputs(for: ["-", "-"]).map(\.path) == ["<stdin>"])
      let named = discovery.inputs(for: ["-"], standardInputName: folder.absolute("a/x.xib"))
      let place = folder.absolute("a/x.xib")
      #expect(named == [LintInput(path: place, source: .standardInput(place: nil))])
      try folder.makeFolder("a")
      #expect(
        discovery.inputs(for: ["-"], standardInputName: "a/x.xib")
          == [LintInput(path: "a/x.xib", source: .standardInput(place: place))])
    }
  }
}
