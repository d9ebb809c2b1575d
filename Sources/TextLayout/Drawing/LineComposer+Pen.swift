extension LineComposer {
  /// Sets parts from left to right.
  struct Pen {
    let composer: LineComposer
    private var pieces: [Piece] = []

    private struct Piece {
      var part: LabelPart
      var range: Range<Int>
      /// The text that it is a part of, where that is not the label's.
      var token: [UInt8]?
      /// True if it stands behind a token, where a tab has no position of its own and is a space.
      var isBehindToken = false
      /// True for a hyphen that shows, behind which no letter spacing stands.
      var isHyphen = false
    }

    init(composer: LineComposer) { self.composer = composer }

    /// Adds a stretch of the label.
    mutating func add(_ range: Range<Int>, isBehindToken: Bool = false) {
      for part in composer.parts where part.range.overlaps(range) {
        pieces.append(Piece(part: part, range: part.range.clamped(to: range), isBehindToken: isBehindToken))
      }
    }

    /// Adds text that is not the label's, in the font of one of its runs; it stands as a whole in the direction of what is before it, or of its
    /// paragraph.
    mutating func add(_ token: String, run: Int, isHyphen: Bool = false) throws(TextError) {
      let bytes = Array(token.utf8)
      guard !bytes.isEmpty else { return }
      let level = pieces.last?.part.level ?? composer.paragraphLevel
      let font = composer.label.runs[run].font
      let label = TextLabel(token, font: font, language: composer.label.language)
      for part in try composer.preparer.parts(of: label) {
        var part = part
        part.run = run
        part.item?.run = run
        part.level = level + (level + part.level) % 2
        pieces.append(Piece(part: part, range: part.range, token: bytes, isHyphen: isHyphen))
      }
    }

    func finish() -> (runs: [GlyphRun], width: Double) {
      let distances = self.distances
      var x = 0.0
      var runs: [GlyphRun] = []
      for index in visualOrder(ofLevels: pieces.map { $0.part.level }) {
        let run = set(pieces[index], at: x, behind: distances[index])
        x += run.width
        runs.append(run)
      }
      return (runs, x)
    }

    /// The distance from the line's start to each piece in the order of the text, by which tabs lead to their stops
    /// wherever they stand on the line (rule W5); nil behind a token, and where there is no tab to ask.
    private var distances: [Double?] {
      guard pieces.contains(where: { composer.isTab($0.range) && $0.token == nil }) else {
        return Array(repeating: nil, count: pieces.count)
      }
      var distance = 0.0
      return pieces.map { piece in
        let start = piece.isBehindToken ? nil : distance
        distance += set(piece, at: 0, behind: start).width
        return start
      }
    }

    private func set(_ piece: Piece, at x: Double, behind distance: Double?) -> GlyphRun {
      composer.set(
        piece.part, piece.range, token: piece.token, isHyphen: piece.isHyphen, at: x, behind: distance)
    }
  }
}
