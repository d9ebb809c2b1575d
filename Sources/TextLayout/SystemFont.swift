/// Fonts of the system, by family or by the shape of letters: which files these are depends on the machine.
public struct SystemFont: Hashable, Sendable {
  /// The family's name, as "Noto Sans"; nil for the one that the system prefers.
  public var family: String?
  /// The shape of letters, where no family is named.
  public var design: FontDesign

  /// A family of the system, or the one that it prefers for a shape of letters.
  public init(family: String? = nil, design: FontDesign = .default) {
    self.family = family
    self.design = design
  }
}

extension FontStack {
  /// The system's font: its family without serifs, and for each character not in it the family that the system takes.
  ///
  /// It differs between machines: name files where the same heights are wanted everywhere.
  public static let system = FontStack(fonts: [], system: SystemFont())

  /// A family of the system, with the system's fallback behind it; where it is not installed, what the system takes instead.
  public static func system(family: String) -> FontStack {
    FontStack(fonts: [], system: SystemFont(family: family))
  }

  /// The family that the system prefers for a shape of letters, with its fallback behind it.
  public static func system(design: FontDesign) -> FontStack {
    FontStack(fonts: [], system: SystemFont(design: design))
  }
}
