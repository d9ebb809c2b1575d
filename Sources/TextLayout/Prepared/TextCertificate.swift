/// The basis of a prepared label: exact, or where and why it is not.
public struct TextCertificate: Hashable, Sendable {
  /// Why a part of a label is not measured as it should be.
  public enum Reason: String, Hashable, Sendable {
    /// No face of the stack has a glyph: the first face's `.notdef` stands in.
    case missingGlyph
    /// No dictionary knows the words of the script, so lines break at its spaces only.
    case missingDictionary
    /// The text can nowhere be cut safely for so long that a break inside it was shaped with a part of its surroundings only.
    case longContext
    /// A face's line would be of negative height or taller than 16 ems: it counts as a line of one em. Said of the whole label.
    case implausibleMetrics
  }

  /// A part of a label and why it is not exact.
  public struct Gap: Hashable, Sendable {
    /// Scalar offsets from the start of the label.
    public var scalars: Range<Int>
    /// Why.
    public var reason: Reason

    /// A part of a label and why it is not exact.
    public init(scalars: Range<Int>, reason: Reason) {
      self.scalars = scalars
      self.reason = reason
    }
  }

  /// The parts that are not exact, each reason's in rising order.
  public var gaps: [Gap]

  /// True if all of the label is measured as its fonts and Unicode's rules say.
  public var isExact: Bool { gaps.isEmpty }
}

extension PreparedText {
  /// The basis of the label's measurements.
  public var certificate: TextCertificate {
    let contents = clusters.contents
    let scalars = contents.clusterScalars.last ?? 0
    let hasReplaced = contents.faces.contains { $0.metrics.isReplaced }
    return TextCertificate(
      gaps: contents.uncovered.map { .init(scalars: $0, reason: .missingGlyph) }
        + contents.withoutDictionary.map { .init(scalars: $0, reason: .missingDictionary) }
        + contents.longContexts.map { .init(scalars: $0, reason: .longContext) }
        + (hasReplaced ? [.init(scalars: 0..<scalars, reason: .implausibleMetrics)] : []))
  }
}

/// The scripts of line-break class SA (UAX #14), whose words stand without spaces between them.
enum DictionaryScripts {
  /// True if a character is of a script of class SA, and no dictionary at hand knows its words.
  ///
  /// The toolchain's ICU has dictionaries of Thai, Lao, Khmer and Burmese.
  static func lacksDictionary(_ scalar: UInt32, hasDictionary: Bool) -> Bool {
    switch scalar {
    // Thai, Lao, Burmese and its kin, Khmer.
    case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0EBD, 0x0EC0...0x0ECE, 0x0EDC...0x0EDF,
      0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0xA9E0...0xA9EF, 0xA9FA...0xA9FE, 0xAA60...0xAA7F,
      0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD:
      !hasDictionary
    // Tai Le, New Tai Lue, Tai Tham, Tai Viet, Ahom.
    case 0x1950...0x197F, 0x1980...0x19C9, 0x1A20...0x1A7C, 0xAA80...0xAADF, 0x11700...0x1173F:
      true
    default: false
    }
  }
}
