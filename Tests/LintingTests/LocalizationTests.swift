import Linting
import SourceModel
import TestSupport
import Testing

@Suite("An attribution in every language")
struct LocalizationTests {
  /// A project's files beside the layout, and what is said of the layout's attribution.
  struct Project: Sendable, CustomTestStringConvertible {
    let name: String
    /// The text of the badge in the layout.
    let badge: String
    let files: [String: String]
    let expected: [String]
    var layout = "Base.lproj/Ad.xib"
    var testDescription: String { name }
  }

  private static let no = "GADNativeAdView (ad) has no ad attribution"
  private static let nowhere = ": no label in it says Ad, Advertisement or Sponsored"
  private static let own = " in the file's own texts"

  private static func strings(_ text: String) -> String { "\"b.text\" = \"\(text)\";" }

  private static func catalog(_ texts: [String: String]) -> String {
    let languages = texts.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
    }
    let list = languages.joined(separator: ", ")
    return "{\"sourceLanguage\": \"en\", \"strings\": {\"b.text\": {\"localizations\": {\(list)}}}}"
  }

  static let projects: [Project] = [
    Project(
      name: "with translations that keep it", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("Anzeige"), "fr.lproj/Ad.strings": "/* none */"],
      expected: []),
    Project(
      name: "translated away", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("Weiter"), "fr.lproj/Ad.strings": strings("Annonce")],
      expected: ["error \(no) in de: UILabel “Ad” (b) says “Weiter” there"]),
    Project(
      name: "translated away in two languages", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("Weiter"), "fr.lproj/Ad.strings": strings("Voir")],
      expected: ["error \(no) in de and fr: UILabel “Ad” (b) says “Weiter” there"]),
    Project(
      name: "in a translation alone", badge: "Weiter",
      files: ["de.lproj/Ad.strings": strings("Anzeige")],
      expected: ["warning \(no)\(own)\(nowhere)"]),
    Project(
      name: "in one of two translations alone", badge: "Weiter",
      files: ["de.lproj/Ad.strings": strings("Anzeige"), "fr.lproj/Ad.strings": strings("Voir")],
      expected: ["error \(no)\(own) and in fr\(nowhere)"]),
    Project(
      name: "nowhere", badge: "Weiter", files: ["de.lproj/Ad.strings": strings("Los")],
      expected: ["error \(no)\(nowhere)"]),
    Project(
      name: "not in the base, which nobody translated", badge: "Weiter",
      files: ["de.lproj/Other.strings": strings("Anzeige")], expected: ["error \(no)\(nowhere)"]),
    Project(
      name: "beside a damaged translation", badge: "Weiter",
      files: ["de.lproj/Ad.strings": "\"b.text\" = "], expected: ["warning \(no)\(nowhere)"]),
    Project(
      name: "translated away beside a damaged translation", badge: "Ad",
      files: ["de.lproj/Ad.strings": "\"b.text\" = ", "fr.lproj/Ad.strings": strings("Voir")],
      expected: ["error \(no) in fr: UILabel “Ad” (b) says “Voir” there"]),
    Project(
      name: "translated to nothing, which code may fill", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("")],
      expected: ["warning \(no) in de: UILabel “Ad” (b) says “” there"]),
    Project(
      name: "a key that every translation replaces", badge: "AD_BADGE",
      files: ["de.lproj/Ad.strings": strings("Anzeige"), "en.lproj/Ad.strings": strings("Ad")],
      expected: []),
    Project(
      name: "a key that one translation does not replace by a mark", badge: "ad.badge",
      files: ["de.lproj/Ad.strings": strings("Weiter"), "en.lproj/Ad.strings": strings("Ad")],
      expected: ["error \(no)\(own) and in de\(nowhere)"]),
    Project(
      name: "a key beside a damaged translation", badge: "AD_BADGE",
      files: ["de.lproj/Ad.strings": "\"b.text\" = ", "en.lproj/Ad.strings": strings("Ad")],
      expected: ["warning \(no)\(own)\(nowhere)"]),
    Project(
      name: "a text that is no key", badge: "Badge",
      files: ["de.lproj/Ad.strings": strings("Anzeige"), "en.lproj/Ad.strings": strings("Ad")],
      expected: ["warning \(no)\(own)\(nowhere)"]),
    Project(
      name: "in a catalog beside the languages", badge: "Ad",
      files: ["mul.lproj/Ad.xcstrings": catalog(["de": "Weiter", "fr": "Annonce"])],
      expected: ["error \(no) in de: UILabel “Ad” (b) says “Weiter” there"]),
    Project(
      name: "in a catalog beside the layout", badge: "Ad",
      files: ["Base.lproj/Ad.xcstrings": catalog(["pt-BR": "Ver"])],
      expected: ["error \(no) in pt-BR: UILabel “Ad” (b) says “Ver” there"]),
    Project(
      name: "in a layout of one language", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("Weiter")], expected: [], layout: "en.lproj/Ad.xib"),
    Project(
      name: "in a layout that is not translated", badge: "Ad",
      files: ["de.lproj/Ad.strings": strings("Weiter")], expected: [], layout: "Ad.xib"),
  ]

  @Test("is missed where it is missing, and only there", arguments: projects)
  func missing(_ project: Project) throws {
    let report = try TemporaryFolder.use { folder in
      for (name, text) in project.files { try folder.write(text, to: name) }
      try folder.write(
        Xib.text(
          """
          <view id="ad" customClass="GADNativeAdView">
          <subviews><label text="Shoes" id="h"/><label text="\(project.badge)" id="b"/></subviews>
          \(Xib.outlets("headlineView=h"))
          </view>
          """), to: project.layout)
      return try Run.report(in: folder.path, [project.layout])
    }
    let found = report.findings.filter { $0.finding.rule == "missing_attribution" }
      .map { "\($0.finding.severity) \($0.finding.message)" }
    #expect(found == project.expected)
  }

  @Test("is no text that the app replaces, and is looked for from within the folder too")
  func within() throws {
    try TemporaryFolder.use { folder in
      try folder.write(Run.faulty, to: "App/Base.lproj/A.xib")
      try folder.write("\"h.text\" = \"Anzeige\";", to: "App/de.lproj/A.strings")
      let lines = Run.lines(of: try Run.report(in: folder.absolute("App/Base.lproj"), ["A.xib"]))
      #expect(lines.contains("A.xib:4:15 error missing_attribution"))
    }
  }
}
