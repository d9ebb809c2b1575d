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
/// A label is read as its segments, between which lines may end. Its clusters, which only carets, lines as such and broken words need, are
/// read when they are first asked for.
///
/// The written form, all numbers little endian:
///
/// ```text
/// 8 bytes  "SelfText"
/// 1 byte   the version of the form: 5
///
/// the setting, equal for labels of one font and style
/// 8 bytes  the digest of the fonts
/// style    line limit, 0 for none · least lines · tailoring 0 Unicode, 1 Unicode 17, 2 Chromium · line metrics 0 CSS, 1 pixels, 2 Apple's,
///          the last two with their scale (double) · line spacing (double) · line height 0 natural, 1 multiple, 2 at least, 3 exactly,
///          each but the first with its double · truncation 0 head, 1 middle, 2 tail · alignment 0 leading, 1 center, 2 trailing,
///          3 justified · least scale (double) · rare, 1 if what follows in "rare" is there · tightening (flag)
/// rare     paragraph spacing (double) · token (text) · count of tab stops, each a double · case (flag, then 0 upper, 1 lower, 2 capitals
///          of words) · line break, word break, overflow, white space, hyphens and filling, each a number in the order of its cases ·
///          indents of the first line, the leading and the trailing side (doubles), hanging, each paragraph (flags) · direction 0 auto,
///          1 left to right, 2 right to left · autospace (flag) · trimming of marks in the order of its cases · 1, 2, 4, 8 with punctuation
///          that hangs first, last, at ends where need be, at all ends · hyphenation: letters of the shortest word, before and behind a
///          hyphen, last words, capital ones (flags)
/// size     double · leading (flag, then its double)
/// units    to the em
/// faces    count, then each: units to the em · ascent, descent, line gap, cap height (signed) · relative size (double) ·
///          flags, 1 for a box, 2 for replaced line metrics, 4 for a lift; a lift in ems (double); of a box its ascent, descent and font size (doubles)
/// tabs     advance of a space (signed) · distance between tab stops · count of own stops in units, each the distance to the one before
///
/// steps    count of kept height steps, then each: distance to the width of the one before and 1 more, in 1/64 point · height (double)
///
/// segments pairs between their ends (flag) · uncovered clusters (flag) · count of kinds, then each: trailing space (signed) · a bit for each
///          face · 1 ends a paragraph + 2 tab + 4 no line ends here + 8 soft hyphen + 16 no end at a line's start + 32 one cluster +
///          64 reserves a hyphen + 128 nothing but trailing space + 512 a mark gives up width · hyphen, or what is given up (signed).
///          Kinds have numbers from 2 on; 0 is without trailing space, 1 with an advance of a space.
///          Count, then each: two bytes, twice the width of its content, if it is of the kind before it (of 1 if it is the first) and not
///          as wide as 32,768; else a byte, 1 more than twice the number of its kind (127 for greater ones, the rest following), and its
///          width (signed). The width is counted from the end of the trailing space before it.
/// count    of the bytes of clusters, which all follow
///
/// clusters count of kinds in the order in which they come up, then each: width (signed) · twice its scalars, 1 more if flags follow: 1 is
///          a trailing space + 2 tab + 4 joins the one before + 16 soft hyphen + 32 goes on with a ligature + 128 ends a paragraph;
///          then the count of clusters, and the number of each one's kind
/// of each  segment the count of its clusters, behind the count of segments
/// advances count of runs, each: clusters since the one before · hyphen, token (signed) and the count of its parts, each as wide as so many
///          of its clusters (signed)
/// metrics  count of runs, each: clusters between the first of the one before and its own · face · first face of the stack
/// levels   count of runs of one embedding level, none where all are 0, each: clusters as before · level
/// cuts     count, then each: clusters between the one before, or the first of all, and its own · change before, change behind (signed)
/// pairs    count, then each: clusters from the start of the one before to its start · clusters between its start, or the end of the one
///          before if that starts there too, and its end · change (signed)
/// marks    only where the style trims marks or lets punctuation hang: count, then each: clusters between the one before and its own ·
///          what it gives up · where punctuation hangs 0 is narrower, 1 may hang, 2 hangs; then, where it hangs, the width of the first
///          mark, or 0
/// ranges   four lists of scalars: paragraphs from right to left, uncovered, without dictionary, long contexts; each a
///          count, then from the end of the one before to the start (signed) and the length
///
/// 8 bytes  the digest XXH64 of all bytes before
/// ```
///
/// A number is 7 bits a byte, the lowest first, each byte but the last with its highest bit set, and never longer than it
/// need be; a signed one is twice itself, or one less than twice its opposite if negative. A flag is 0 or 1. A double is its eight bytes in
/// reverse, taken as a number. A text is a count of bytes and its UTF-8. Positions are not written: those of segments are the sums of
/// their widths and trailing spaces, those of clusters the sums of theirs. Clusters that do not make the segments that are written (no label
/// has such) are not used: each segment counts as a cluster and
/// trailing space then.
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
