/// Why an event was refused; nothing has changed then.
public struct ListRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A height or estimate that is not a number.
    case nan
    /// A height or estimate that is infinite.
    case infinite
    /// A height or estimate below zero.
    case negative
    /// A section, row, header, footer or class that does not exist.
    case outOfRange = "out-of-range"
    /// A key that no slot has.
    case unknownKey = "unknown-key"
    /// A name under which nothing was saved.
    case unknownName = "unknown-name"
    /// One slot or section deleted or moved twice.
    case duplicate
    /// One slot or section deleted and moved, or deleted and reloaded.
    case conflict
    /// Two things put at one place.
    case occupied
    /// A row operation inside a deleted or inserted section.
    case insideSection = "inside-section"
    /// A key that another slot has.
    case duplicateKey = "duplicate-key"
    /// Row counts that do not add up.
    case counts
    /// The end of a batch where none is open.
    case noBatch = "no-batch"
  }

  /// The kind of fault.
  public let code: Code
  /// A full sentence that names the section, the counts and the operation at fault.
  public let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
