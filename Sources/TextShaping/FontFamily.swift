internal import TextLayout

/// The faces of one family of a stack, of which a width, a slant and a weight choose one.
struct FontFamily: Sendable {
  /// A face and what it is for.
  struct Member: Sendable {
    var face: FontFace
    /// One weight, or the range of a variable face.
    var weights: ClosedRange<Int>
    var isItalic: Bool
    /// One width, or the range of a variable face, in percent.
    var widths: ClosedRange<Double>
  }

  private let members: [Member]

  /// A family of at least one face; nil of none.
  init?(_ members: [Member]) {
    guard !members.isEmpty else { return nil }
    self.members = members
  }

  /// All faces of the family, as opened.
  var faces: [FontFace] { members.map(\.face) }

  /// The face for a font, by the font matching of CSS Fonts 4 (section 5.2): first the width, then the slant, then the weight.
  ///
  /// - Complexity: O(faces of the family).
  func face(for traits: FontTraits) -> FontFace {
    let width = members.map { Self.distance($0.widths, from: traits.width) }.min { $0 < $1 } ?? (0, 0)
    let wide = members.filter { Self.distance($0.widths, from: traits.width) == width }
    let slanted = wide.filter { $0.isItalic == traits.isItalic }
    let candidates = slanted.isEmpty ? wide : slanted
    var best = candidates[0]
    for member in candidates.dropFirst()
    where Self.distance(member.weights, from: traits.weight)
      < Self.distance(best.weights, from: traits.weight)
    {
      best = member
    }
    return best.face(for: traits)
  }

  /// How far a face is from a weight: 0 if it has it, else by the direction in which CSS looks first, then by the difference.
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

  /// How far a face is from a width: up to the normal one narrower faces come first, beyond it wider ones.
  private static func distance(_ widths: ClosedRange<Double>, from width: Double) -> (Int, Double) {
    if widths.contains(width) { return (0, 0) }
    let isWider = widths.lowerBound > width
    let nearest = isWider ? widths.lowerBound : widths.upperBound
    return ((width <= FontDescription.normalWidth) == isWider ? 2 : 1, abs(nearest - width))
  }
}

extension FontFamily.Member {
  /// The face with its axes of weight and width where the font asks for them, as far as they go.
  fileprivate func face(for traits: FontTraits) -> FontFace {
    var positions: [FontVariation] = []
    func set(_ tag: String, _ value: Double, within range: ClosedRange<Double>) {
      guard range.lowerBound < range.upperBound, let axis = face.axis(tag) else { return }
      positions.append(FontVariation(tag, value.clamped(to: range).clamped(to: axis)))
    }
    set("wght", Double(traits.weight), within: Double(weights.lowerBound)...Double(weights.upperBound))
    set("wdth", traits.width, within: widths)
    return positions.isEmpty ? face : face.variant(positions)
  }
}

extension Double {
  /// The nearest number of a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
