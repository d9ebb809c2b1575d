import Foundation

/// Answers the compiler's questions about the macros of `RowLayout`, one message after the other, until it asks no more.
///
/// A message is its length in 8 bytes, the least first, and as many bytes of JSON.
@main enum Plugin {
  static func main() throws {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    while let header = try input.read(upToCount: 8), header.count == 8 {
      let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let message = try input.read(upToCount: length), message.count == length else { return }
      let answer = try JSONSerialization.data(withJSONObject: answer(to: message))
      let count = UInt64(answer.count)
      try output.write(
        contentsOf: Data((0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }) + answer)
    }
  }

  private static func answer(to message: Data) throws -> [String: Any] {
    let question = try JSONSerialization.jsonObject(with: message) as? [String: [String: Any]] ?? [:]
    if question["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
    }
    let attached = question["expandAttachedMacro"]
    let type =
      ((attached ?? question["expandFreestandingMacro"])?["macro"] as? [String: Any])?["typeName"] as? String
    var source = ""
    func written(_ part: String) -> String {
      (attached?[part] as? [String: Any])?["source"] as? String ?? ""
    }
    let declaration = written("declSyntax")
    switch type {
    case "Entry":
      source = Entry(declaration).expansion(in: attached?["macroRole"] as? String ?? "")
    case "OtherTitles", "OtherTitlesAndText":
      source = Titles(declaration, attribute: type ?? "").expansion(hasText: type == "OtherTitlesAndText")
    case "Model":
      let heads = declaration.components(separatedBy: "class ")[0].split(whereSeparator: \.isWhitespace)
      let access = heads.first { ["public", "open", "package"].contains($0) } ?? ""
      source =
        attached?["macroRole"] as? String == "extension"
        ? "extension \(written("extendedTypeSyntax")): PersistentModel {}"
        : "\(access == "open" ? "public" : access) let modelPlace = ModelPlace()"
    case "NamesOfModule":
      let names = written("attributeSyntax").components(separatedBy: "\"\"\"").dropFirst().first ?? ""
      source = names.split(whereSeparator: \.isWhitespace)
        .map { "public typealias \($0) = RowLayout.\($0)" }.joined(separator: "\n")
    default: break
    }
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": [[String: Any]]()]]
  }
}
