internal import Synchronization
internal import TextLayout

/// The faces of one family of a stack, of which a width, a slant and a weight choose one. Each is opened when it is first chosen.
final class FontFamily: Sendable {
  private let members: [FontReference]
  private let opener: FontOpener
  /// The face of text that asks for nothing.
  let regular: FontFace
  private let chosen = Mutex<[FontTraits: FontFace]>([:])
  /// More fonts than a label can sensibly ask for make the list begin anew.
  private static let mostFonts = 64

  /// A family of faces; nil of none.
  ///
  /// - Throws: ``FontError`` where the face of text that asks for nothing cannot be opened.
  init?(_ members: [FontReference], opener: FontOpener) throws(FontError) {
    guard let regular = Self.member(of: members, for: FontTraits(stack: "")) else { return nil }
    self.members = members
    self.opener = opener
    self.regular = try opener.face(regular).positioned(for: FontTraits(stack: ""), regular)
  }

  /// Opens all faces, so that whatever is wrong with them is known.
  func openAll() throws(FontError) {
    for member in members { _ = try opener.face(member) }
  }

  /// The faces of the family that were opened.
  var openedFaces: [FontFace] { members.compactMap { opener.openedFace($0) } }

  /// The face for a font, by the font matching of CSS Fonts 4 (section 5.2): first the width, then the slant, then the weight. A
  /// file that was taken away since leaves the regular face.
  ///
  /// - Complexity: O(faces of the family) the first time.
  func face(for font: FontTraits) -> FontFace {
    var font = font
    (font.stack, font.design) = ("", .default)
    if font == FontTraits(stack: "") { return regular }
    if let known = chosen.withLock({ $0[font] }) { return known }
    guard let member = Self.member(of: members, for: font), let face = try? opener.face(member) else {
      return regular
    }
    let positioned = face.positioned(for: font, member)
    chosen.withLock { chosen in
      if chosen.count == Self.mostFonts { chosen.removeAll() }
      chosen[font] = positioned
    }
    return positioned
  }

  private static func member(of members: [FontReference], for font: FontTraits) -> FontReference? {
    let width = members.map { distance($0.widths, from: font.width) }.min { $0 < $1 } ?? (0, 0)
    let wide = members.filter { distance($0.widths, from: font.width) == width }
    let slanted = wide.filter { $0.isItalic == font.isItalic }
    return (slanted.isEmpty ? wide : slanted).min {
      distance($0.weights, from: font.weight) < distance($1.weights, from: font.weight)
    }
  }

  /// The distance of a face from a weight: 0 if it has it, else by the direction that CSS prefers, then the difference.
  private static func distance(_ weights: ClosedRange<Int>, from weight: Int) -> (Int, Int) {
    if weights.contains(weight) { return (0, 0) }
    let isHeavier = weights.lowerBound > weight
    let nearest = isHeavier ? weights.lowerBound : weights.upperBound
    let difference = abs(nearest - weight)
    // From 400 to 500 first heavier faces up to 500, then lighter ones, then all heavier; else away from the middle first.
    if (400...500).contains(weight) {
      return (isHeavier ? (nearest <= 500 ? 1 : 3) : 2, difference)
    }
    return ((weight < 400) == isHeavier ? 2 : 1, difference)
  }

  /// The distance of a face from a width: up to the normal one narrower faces come first, beyond it wider ones.
  private static func distance(_ widths: ClosedRange<Double>, from width: Double) -> (Int, Double) {
    if widths.contains(width) { return (0, 0) }
    let isWider = widths.lowerBound > width
    let nearest = isWider ? widths.lowerBound : widths.upperBound
    return ((width <= FontDescription.normalWidth) == isWider ? 2 : 1, abs(nearest - width))
  }
}

extension FontFace {
  /// The least weight that lighter faces are made bolder for, as browsers do (CSS Fonts 4, section 2.2).
  private static let bold = 600

  /// The face with its axes of weight and width where its reference names ranges, at what a font asks for as far as they go, and
  /// made bolder where the reference wants that and the face is for lighter text.
  fileprivate func positioned(for font: FontTraits, _ reference: FontReference) -> FontFace {
    var positions: [FontVariation] = []
    func set(_ tag: String, _ value: Double, within range: ClosedRange<Double>) {
      guard range.lowerBound < range.upperBound, let axis = axis(tag) else { return }
      positions.append(FontVariation(tag, value.clamped(to: range).clamped(to: axis)))
    }
    let weights = Double(reference.weights.lowerBound)...Double(reference.weights.upperBound)
    set("wght", Double(font.weight), within: weights)
    set("wdth", font.width, within: reference.widths)
    let isBolder =
      reference.isSynthesized && !isColour && font.weight >= Self.bold
      && reference.weights.upperBound < Self.bold
    return positions.isEmpty && !isBolder ? self : variant(positions, emboldened: isBolder)
  }
}

extension Double {
  /// The nearest number of a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
