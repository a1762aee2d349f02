import Testing

@Suite("The modules")
struct ModuleChainTests {
  /// Each module and the ones of ours that it may import.
  static let chain: [(module: String, allowed: Set<String>)] = [
    ("SourceModel", []),
    ("InterfaceBuilder", ["CLibXML2", "SourceModel"]),
    ("AutoLayout", ["InterfaceBuilder"]),
    ("YAMLDocument", ["CLibYAML", "SourceModel"]),
    ("SourceCode", ["SourceModel"]),
    ("NativeAds", ["InterfaceBuilder", "RuleData", "SourceCode", "SourceModel", "YAMLDocument"]),
    ("LintRules", ["AutoLayout", "InterfaceBuilder", "NativeAds", "SourceCode", "SourceModel"]),
    (
      "Linting",
      [
        "AutoLayout", "InterfaceBuilder", "LintRules", "NativeAds", "SourceCode", "SourceModel",
        "YAMLDocument",
      ]
    ),
    ("Reporting", ["InterfaceBuilder", "LintRules", "SourceModel"]),
  ]

  private static let system: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization",
  ]

  @Test("A module imports only what stands before it", arguments: chain.map(\.module))
  func keepsToTheChain(_ module: String) throws {
    let allowed = try #require(Self.chain.first { $0.module == module }?.allowed)
    #expect(try imports(of: module).subtracting(Self.system).subtracting(allowed) == [])
  }

  @Test("C libraries are touched in the files that wrap them alone")
  func wrapsCLibraries() throws {
    var files: Set<String> = []
    for (module, _) in Self.chain {
      for name in try sources(of: module)
      where try imports(in: module, name).contains(where: { $0.hasPrefix("CLib") }) {
        files.insert("\(module)/\(name)")
      }
    }
    #expect(
      files == [
        "InterfaceBuilder/LibXML2.swift", "InterfaceBuilder/XMLWriter.swift",
        "YAMLDocument/LibYAML.swift",
      ])
  }

  private func sources(of module: String) throws -> [String] {
    let names = try Project.names(in: "Sources/\(module)").filter { $0.hasSuffix(".swift") }
    guard module == "LintRules" else { return names }
    return names + (try Project.names(in: "Sources/LintRules/Rules")).map { "Rules/\($0)" }
  }

  private func imports(of module: String) throws -> Set<String> {
    try sources(of: module).reduce(into: []) { $0.formUnion(try imports(in: module, $1)) }
  }

  private func imports(in module: String, _ file: String) throws -> Set<String> {
    let lines = try Project.text("Sources/\(module)/\(file)").split(separator: "\n")
    return Set(
      // Deeper lines are code in a rule's examples.
      lines.filter { !$0.hasPrefix("    ") }.compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 1, words.count == place + 2
        else { return nil }
        return String(words[place + 1])
      })
  }
}
