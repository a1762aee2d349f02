/// The rules of adlint, in the order of `Rules/README.md`.
package enum RuleRegistry {
  package static let rules: [any Rule] = [
    InteractiveCallToAction(),
    MalformedXml(),
    UnsupportedFormat(),
    UnreadableFile(),
  ]
}
