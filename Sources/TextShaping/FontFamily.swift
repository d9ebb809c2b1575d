internal import TextLayout

/// The faces of one family of a stack, of which a weight and a slant choose one.
struct FontFamily: Sendable {
  /// A face and what it is for.
  struct Member: Sendable {
    var face: FontFace
    /// One weight, or the range of a variable face.
    var weights: ClosedRange<Int>
    var isItalic: Bool
  }

  private let members: [Member]

  /// A family of at least one face; nil of none.
  init?(_ members: [Member]) {
    guard !members.isEmpty else { return nil }
    self.members = members
  }

  /// All faces of the family, as opened.
  var faces: [FontFace] { members.map(\.face) }

  /// The face for a weight and a slant, by the font matching of CSS Fonts 4 (section 5.2): first the slant, then the weight.
  ///
  /// - Complexity: O(faces of the family).
  func face(weight: Int, isItalic: Bool) -> FontFace {
    let slanted = members.filter { $0.isItalic == isItalic }
    let candidates = slanted.isEmpty ? members : slanted
    var best = candidates[0]
    for member in candidates.dropFirst()
    where Self.distance(member.weights, from: weight) < Self.distance(best.weights, from: weight) {
      best = member
    }
    guard best.weights.count > 1, let axis = best.face.axis("wght") else { return best.face }
    let position = Double(min(max(weight, best.weights.lowerBound), best.weights.upperBound))
    return best.face.variant([FontVariation("wght", min(max(position, axis.lowerBound), axis.upperBound))])
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
}
