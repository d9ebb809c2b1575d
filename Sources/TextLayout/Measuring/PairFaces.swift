/// The pair tables of a stack's first face in one font and language, by script, as far as they came up.
final class PairFaces {
  /// The table of a script, where there is one, with what its rules did.
  final class Face {
    let script: UInt32
    let face: SimpleTextFace?
    /// Never nil; optional, as scans without a cache hand on none in its place.
    var substitutions: SubstitutionCache? = SubstitutionCache()

    init(script: UInt32, face: SimpleTextFace?) {
      self.script = script
      self.face = face
    }
  }

  private let font: FontDescription
  private let language: String?
  private let shaper: any TextShaper
  private var faces: [Face] = []
  /// The number of that of Latin letters, once it was asked for; nil where there is none.
  private var latin: Int??

  init(_ font: FontDescription, language: String?, shaper: any TextShaper) {
    (self.font, self.language, self.shaper) = (font, language, shaper)
  }

  /// The number of the pair table that measures items like one; nil where there is none.
  func number(for item: TextItem) -> Int? {
    guard item.face == 0, !item.isRightToLeft, item.script != 0, item.isCovered else { return nil }
    var number = faces.firstIndex { $0.script == item.script }
    if number == nil {
      let face = shaper.simpleTextFace(for: font, language: language, script: item.script)
      number = faces.count
      // Set as a whole, the array is read without a check that nothing changes it meanwhile.
      faces = faces + [Face(script: item.script, face: face)]
    }
    return number.flatMap { faces[$0].face == nil ? nil : $0 }
  }

  /// The number of the pair table of Latin letters; nil where there is none.
  func latinNumber() -> Int? {
    if let latin { return latin }
    let item = TextItem(
      range: 0..<0, run: 0, face: 0, script: SimpleTextFace.latin, isRightToLeft: false, isCovered: true)
    let number = number(for: item)
    latin = .some(number)
    return number
  }

  /// A pair table by its number, with what its rules did.
  @inline(__always)
  subscript(number: Int) -> Face { faces[number] }
}
