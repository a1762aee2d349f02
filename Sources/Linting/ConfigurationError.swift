internal import YAMLDocument

/// Why a configuration cannot be used, with the file and, where there is one, the place.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ error: YAMLError, path: String) { description = error.description(in: path) }

  init(path: String, failure: ReadFailure) {
    description = "cannot read the configuration '\(path)': \(failure.reason)"
  }
}
