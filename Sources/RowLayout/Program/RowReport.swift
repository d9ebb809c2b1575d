/// Notes on a prepared row beside its sizes: not faults, but parts whose size may surprise.
public struct RowReport: Hashable, Sendable {
  /// The notes by the order of the parts, 100 at most.
  public let notes: [RowNote]

  static let mostNotes = 100
}

/// Something to be said of a part of a row.
public struct RowNote: Hashable, Sendable, CustomStringConvertible {
  /// The kind of note; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// A frame was given a length that is none, or limits out of order.
    case ignoredFrame
    /// An image of unknown size lies in a frame that fixes both dimensions: sizes outside do not depend on it.
    case unknownImage
    /// State may be filled in when the view appears, and a described row is as it was before.
    case filledLater
    /// A modifier has an effect on sizes that is not measured.
    case notMeasured
    /// A view names a font that the text engine does not have.
    case missingFont
  }

  /// The kind of note.
  public let code: Code
  /// The part, as `children[0].child`; empty where it is the whole row.
  public let path: String
  /// A full sentence.
  public let message: String

  init(_ code: Code, path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// The place and the sentence.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
