/// What ends a run, in one line.
struct ToolError: Error {
  let message: String
}
