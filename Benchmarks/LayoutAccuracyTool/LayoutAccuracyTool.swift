#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Measures how well adlint's solved frames agree with those that Interface Builder recorded.
@main
enum LayoutAccuracyTool {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      print(try AccuracyReport(samples(options), worst: options.worst).text)
    } catch {
      var line = "layout-accuracy: \(error.message)\n"
      _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(2)
    }
  }

  private static func samples(_ options: Options) throws(ToolError) -> [Sample] {
    switch options.input {
    case .folder(let path): try FolderSamples(path, options).samples
    case .pairs(let path): try PairSamples(path, mode: options.mode).samples
    }
  }
}
