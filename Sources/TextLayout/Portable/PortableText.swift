/// A prepared label that can be written to bytes and read where its fonts are not: on a server that lays out, on a
/// machine without them, in a later run of the program.
///
/// ```swift
/// let bytes = try engine.portableText(label).encoded()
/// // Elsewhere, without any font:
/// let text = try PortableText(decoding: bytes).text
/// try text.height(width: 320)
/// ```
///
/// What is read back gives every answer of the text that was written, bit for bit: heights, steps and the widths in which
/// they hold, lines with their widths and places, line counts, truncation (the widths of hyphens and tokens are inside),
/// other sizes, inverse questions, the certificate. All of ``PreparedText`` works without a font.
///
/// Fonts are needed for what a prepared text cannot tell on any machine: glyphs to draw, and text to append. Both take
/// the label and an engine with its fonts, and belong to this text only if the engine's fonts have the same
/// ``fontDigest``.
///
/// The written form, all numbers little endian:
///
/// ```text
/// 8 bytes  "SelfText"
/// 1 byte   the version of the form: 4
/// 8 bytes  the digest of the fonts
/// style    line limit, 0 for none · least lines · tailoring 0 Unicode, 1 Chromium · line metrics 0 CSS, 1 pixels
///          and their scale (double) · line spacing (double) · line height 0 natural, 1 multiple, 2 at least, 3 exactly,
///          each but the first with its double · paragraph spacing (double) · truncation 0 head, 1 middle, 2 tail · token
///          (text) · count of tab stops, each a double · case 0 as it is, 1 upper, 2 lower,
///          3 capitals of words · alignment 0 leading, 1 center, 2 trailing, 3 justified · line break, word break, overflow, white space,
///          hyphens and filling, each a number in the order of its cases · indents of the first line, the leading and the trailing side
///          (doubles), 1 hanging + 2 each paragraph · direction 0 auto, 1 left to right, 2 right to left ·
///          1 with autospace + 2 with tightening + 4 times the trimming of marks in the order of its cases + 16, 32, 64, 128 with punctuation
///          that hangs first, last, at ends where need be, at all ends · least scale (double) · hyphenation: letters of the shortest
///          word, before and behind a hyphen (bytes), 1 last words + 2 capital ones
/// size     double · leading 0 none, 1 with its double
/// units    to the em
/// faces    count, then each: units to the em · ascent, descent, line gap, cap height (signed) · relative size (double) ·
///          flags, 1 for a box, 2 for replaced line metrics, 4 for a lift; a lift in ems (double); of a box its ascent, descent and font size (doubles)
/// advances of a space (signed) · distance between tab stops · count of runs, each: clusters since the one before, hyphen, token (signed) and the
///          count of its parts, each as wide as so many of its clusters (signed)
/// tabs     count of stops in units, each the distance to the one before
/// clusters count, then each the number of its kind, kinds being numbered as they come up; the next unused number brings
///          a new kind: width (signed) · 1 is a trailing space + 2 tab + 4 joins the one before + 8 ends a paragraph + 16 soft hyphen + 32 goes on with a ligature · scalars
/// paragraphs count, then each: count of segments, each 8 times its clusters + 1 soft hyphen + 2 no end at a line's
///          start + 4 reserves a hyphen
/// metrics  count of runs, each: clusters since the one before · face · first face of the stack
/// levels   count of runs of one embedding level, none where all are 0, each: clusters since the one before · level
/// cuts     count, then each: clusters since the one before · change before, change behind (signed)
/// pairs    count, then each: clusters from the start of the one before to its start · its clusters · change (signed)
/// marks    only where the style trims marks or lets punctuation hang: count, then each: clusters since the one before · what it gives up ·
///          where punctuation hangs 0 is narrower, 1 may hang, 2 hangs; then, where it hangs, the width of the first mark, or 0
/// ranges   four lists of scalars: paragraphs from right to left, uncovered, without dictionary, long contexts; each a
///          count, then from the end of the one before to the start (signed) and the length
/// steps    count of kept height steps, then each: distance to the width of the one before in 1/64 point · height (double)
/// 8 bytes  the digest XXH64 of all bytes before
/// ```
///
/// A number is 7 bits a byte, the lowest first, each byte but the last with its highest bit set, and never longer than it
/// need be; a signed one is twice itself, or one less than twice its opposite if negative. A double is its eight bytes in
/// reverse, taken as a number. A text is a count of bytes and its UTF-8. Positions are not written: they are the sums of
/// the clusters' widths.
public struct PortableText: Sendable {
  /// The prepared label.
  public var text: PreparedText
  /// A digest of the font files that it was prepared with: equal where the label's stacks are made of the same builds of
  /// the same files in the same order.
  public var fontDigest: UInt64

  /// A prepared label, and a digest of its fonts.
  public init(_ text: PreparedText, fontDigest: UInt64) {
    self.text = text
    self.fontDigest = fontDigest
  }
}

/// Why bytes cannot be read as a prepared label.
public struct PortableTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// The bytes are something else.
    case foreign
    /// The bytes were written by another version of this library, whose form is not known here.
    case unsupportedVersion
    /// The bytes are cut off, or were changed.
    case damaged
  }

  /// The kind of fault.
  public let code: Code
  /// The number of bytes before the fault.
  public let offset: Int
  /// A full sentence: what is wrong, and where.
  public let description: String

  init(_ code: Code, at offset: Int, _ description: String) {
    self.code = code
    self.offset = offset
    self.description = description
  }
}
