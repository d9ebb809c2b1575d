/// The place of a slot: a section, and its header, one of its rows or its footer.
public struct SlotPlace: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The part of a section.
  public enum Part: Hashable, Sendable, BitwiseCopyable {
    /// The section's header.
    case header
    /// The section's row of that number, from 0.
    case row(Int)
    /// The section's footer.
    case footer
  }

  /// The section's number, from 0.
  public var section: Int
  /// The part of the section.
  public var part: Part

  /// The place of a part of a section.
  public init(section: Int, part: Part) {
    self.section = section
    self.part = part
  }

  /// The place of a row.
  public static func row(_ row: Int, section: Int = 0) -> SlotPlace {
    SlotPlace(section: section, part: .row(row))
  }

  /// The place of a section's header.
  public static func header(_ section: Int) -> SlotPlace { SlotPlace(section: section, part: .header) }

  /// The place of a section's footer.
  public static func footer(_ section: Int) -> SlotPlace { SlotPlace(section: section, part: .footer) }

  /// True if it is a row's place.
  var isRow: Bool { part != .header && part != .footer }

  /// The place in words, as "row 3 of section 0".
  public var description: String {
    let name =
      switch part {
      case .header: "header"
      case .row(let row): "row " + String(row)
      case .footer: "footer"
      }
    return name + " of section " + String(section)
  }
}
