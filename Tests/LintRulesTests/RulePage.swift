import LintRules
import SourceModel

/// The pages under `Rules`, as Markdown.
enum RulePage {
  static func text(_ info: RuleInfo) -> String {
    var parts = [
      "# \(info.id)", "\(info.summary).",
      "Severity: **\(info.severity.rawValue)**" + (info.isOffByDefault ? ", off by default" : "")
        + ". The SDK's profile may state another; `.adlint.yml` may too (`rules: {\(info.id): off}`).",
      "## Why", info.rationale, "## What to do", info.help,
    ]
    let settings = info.exampleConfiguration.map { " With `\($0)` in `.adlint.yml`:" } ?? ""
    parts += examples(
      "## Reported", info.triggering, "`↓` stands before what is reported." + settings)
    parts += code("## Reported", info.triggeringCode, "`↓` stands before what is reported.")
    parts += examples("## Not reported", info.nonTriggering, nil)
    parts += code("## Not reported", info.nonTriggeringCode, nil)
    parts += ["## Sources", info.sources.map { "- <\($0)>" }.joined(separator: "\n")]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func examples(_ title: String, _ list: [String], _ lead: String?) -> [String] {
    guard !list.isEmpty else { return [] }
    return [title] + (lead.map { [$0] } ?? []) + list.map { "```xml\n\($0)\n```" }
  }

  private static func code(_ title: String, _ list: [CodeSample], _ lead: String?) -> [String] {
    guard !list.isEmpty else { return [] }
    let languages = ["m": "objc", "plist": "xml"]
    return [title] + (lead.map { [$0] } ?? [])
      + list.map { sample in
        let language = languages[sample.kind] ?? sample.kind
        return "```\(language)\n\(sample.code)\n```\n\nwith `NativeAd.xib`:\n\n"
          + "```xml\n\(sample.objects)\n```"
      }
  }

  static func index(_ rules: [RuleInfo]) -> String {
    var parts = [
      "# The rules",
      "One page a rule. What each SDK requires stands in [profiles](profiles), with the page it was "
        + "read on; the words that mark an ad in [attribution.yml](attribution.yml). Severities are "
        + "the usual ones: a profile may state another for its SDK.",
    ]
    for topic in RuleInfo.Topic.allCases {
      let rows = rules.filter { $0.topic == topic }.map { info in
        let severity = info.isOffByDefault ? "off" : info.severity.rawValue
        return "| [\(info.id)](\(info.id).md) | \(severity) | \(info.summary) |"
      }
      parts.append("## \(topic.rawValue)")
      parts.append(
        (["| rule | severity | reports |", "|---|---|---|"] + rows).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
