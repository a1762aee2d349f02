internal import YAMLDocument

/// Why a configuration cannot be used, with the file and, where there is one, the place.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ error: YAMLError, path: String) { description = error.description(in: path) }

  init(_ what: String, path: String, failure: ReadFailure) {
    description = "cannot read the \(what) '\(path)': \(failure.reason)"
  }
}
