// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where adlint itself is developed (`make`, CI); a user who builds a release
// with a newer compiler must not be stopped by a warning that did not exist yet.
let strict = Context.environment["ADLINT_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "adlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "adlint", targets: ["adlint"]),
    .plugin(name: "AdlintCommand", targets: ["AdlintCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "RuleData", path: "Rules", sources: ["RuleData.c"],
      publicHeadersPath: "include"),
    module("SourceModel", []),
    module("InterfaceBuilder", ["SourceModel", "CLibXML2"]),
    module("AutoLayout", ["InterfaceBuilder"]),
    module("YAMLDocument", ["SourceModel", "CLibYAML"]),
    module("SourceCode", ["SourceModel"]),
    module(
      "NativeAds",
      ["SourceModel", "InterfaceBuilder", "YAMLDocument", "SourceCode", "RuleData"]),
    module(
      "LintRules", ["SourceModel", "InterfaceBuilder", "AutoLayout", "SourceCode", "NativeAds"]),
    module(
      "Linting",
      [
        "SourceModel", "InterfaceBuilder", "AutoLayout", "YAMLDocument", "SourceCode", "NativeAds",
        "LintRules",
      ]),
    module("Reporting", ["SourceModel", "InterfaceBuilder", "LintRules"]),
    .executableTarget(
      name: "adlint",
      dependencies: [
        "SourceModel", "InterfaceBuilder", "AutoLayout", "NativeAds", "LintRules", "Linting",
        "Reporting",
      ],
      swiftSettings: settings),
    .plugin(
      name: "AdlintCommand",
      capability: .command(
        intent: .custom(verb: "adlint", description: "Checks native ads in Interface Builder files")
      ),
      dependencies: ["adlint"]),
    .target(
      name: "TestSupport", dependencies: ["InterfaceBuilder"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "LayoutAccuracyTool",
      dependencies: ["SourceModel", "InterfaceBuilder", "AutoLayout"],
      path: "Benchmarks/LayoutAccuracyTool", swiftSettings: settings),
    tests("SourceModel", ["SourceModel"]),
    tests("InterfaceBuilder", ["SourceModel", "InterfaceBuilder"]),
    tests("AutoLayout", ["InterfaceBuilder", "AutoLayout", "TestSupport"]),
    tests("YAMLDocument", ["SourceModel", "YAMLDocument"]),
    tests("SourceCode", ["SourceModel", "SourceCode"]),
    tests("NativeAds", ["SourceModel", "InterfaceBuilder", "NativeAds", "TestSupport"]),
    tests(
      "LintRules",
      ["SourceModel", "InterfaceBuilder", "SourceCode", "NativeAds", "LintRules", "TestSupport"]),
    tests("Linting", ["SourceModel", "NativeAds", "Linting", "TestSupport"]),
    tests("Reporting", ["SourceModel", "InterfaceBuilder", "LintRules", "Reporting"]),
    tests("EndToEnd", ["adlint", "TestSupport"], exclude: ["Fixtures", "Outputs"]),
  ]
)

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}
