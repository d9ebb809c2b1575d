public import RowLayout

/// One row of a document, and where it was read, so that a fault found later can be shown there.
public struct RowFixture: Sendable {
  /// The row's name in results: its id, or its place in the document.
  public let id: String
  /// The row, its proposal, and the results expected of it.
  public let entry: RowEntry

  /// False where a verification of the row could not fail.
  var expectsSomething: Bool {
    switch entry.expected {
    case .heights(let heights): !heights.isEmpty
    case .layout(let size, let frames): size != nil || !frames.isEmpty
    case nil: false
    }
  }

  let document: JSONDocument
  let value: JSONValue

  package init(_ entry: RowEntry, number: Int, at value: JSONValue, in document: JSONDocument) {
    id = entry.id ?? "row \(number)"
    self.entry = entry
    self.document = document
    self.value = value
  }

  /// An error about the row, shown at the part that a path names, as `tree.children[0].child`, or at the row itself.
  func error(_ code: DocumentError.Code, _ message: String, atPart path: String = "") -> DocumentError {
    var place = value
    for step in path.split(whereSeparator: { ".[]".contains($0) }) {
      guard let next = Int(step).flatMap({ place[$0] }) ?? place[String(step)] else { break }
      place = next
    }
    return document.error(code, "row \"\(id)\": \(message)", at: place)
  }

  /// The template that the row is, holes and all.
  func template(in environment: RowEnvironment) throws(DocumentError) -> PortableRowTemplate {
    try placingErrors { () throws(RowError) in try entry.template(in: environment) }
  }

  /// Does something with the row; what is wrong with it is shown at the part at fault.
  func placingErrors<Result>(
    _ body: () throws(RowError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(RowError) { return try body() } catch {
      throw self.error(.invalidValue, error.message, atPart: error.path)
    }
  }
}
