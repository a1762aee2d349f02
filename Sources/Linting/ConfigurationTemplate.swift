/// A configuration in which everything is a comment: prose after `# `, settings after `#`.
package enum ConfigurationTemplate {
  package static func text(_ survey: ProjectSurvey) -> String {
    let keys = ConfigurationKey.allCases.map { key in
      let example = (key.rawValue + ":" + Self.example(key, survey)).split(separator: "\n")
      return (["# \(key.summary)"] + example.map { "#\($0)" }).joined(separator: "\n")
    }
    return ([head(survey)] + keys).joined(separator: "\n\n") + "\n"
  }

  private static func example(_ key: ConfigurationKey, _ survey: ProjectSurvey) -> String {
    guard key == .sdks, !survey.sdks.isEmpty else { return key.example }
    return " [\(survey.sdks.map(\.id).joined(separator: ", "))]"
  }

  private static func head(_ survey: ProjectSurvey) -> String {
    var lines = [
      "The configuration of adlint. Every key is optional; remove the # before what you need.",
      "", found(survey),
    ]
    lines += survey.sdks.map { "- \($0.name): \($0.classes.joined(separator: ", "))" }
    if !survey.prunedFolders.isEmpty {
      lines.append("Never entered: \(survey.prunedFolders.joined(separator: ", ")).")
    }
    if !survey.vendorFolders.isEmpty {
      let folders = survey.vendorFolders.joined(separator: ", ")
      lines.append("Perhaps to be excluded: \(folders).")
    }
    return lines.map { $0.isEmpty ? "#" : "# \($0)" }.joined(separator: "\n")
  }

  private static func found(_ survey: ProjectSurvey) -> String {
    let files = "\(survey.files) Interface Builder file\(survey.files == 1 ? "" : "s")"
    return survey.sdks.isEmpty
      ? "Found here: \(files), none with a class of a known SDK."
      : "Found here: \(files), with the classes of"
  }
}
