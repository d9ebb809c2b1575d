/// Bad use or bad input, described by a full sentence for a terminal.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
