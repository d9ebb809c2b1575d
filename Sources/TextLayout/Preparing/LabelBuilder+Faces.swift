/// The numbers of faces in their sizes, and their bits in segments.
extension LabelBuilder {
  private static var mostFaceNumbers: Int { 16 }

  /// The index of a run's tables.
  func tables(ofRun run: Int) -> Int { runs[run].measures.tables }

  /// The number of a face of a run's stack among the label's.
  mutating func number(ofFace face: Int, run: Int) -> Int {
    let font = runs[run].font
    for known in faceNumbers where known.font == font && known.face == face { return known.number }
    let metrics = fonts[tables(ofRun: run)].metrics(ofFace: face)
    let number = number(
      of: SizedFace(
        metrics: metrics, relativeSize: runs[run].measures.relativeSize, lift: runs[run].measures.lift))
    if faceNumbers.count == Self.mostFaceNumbers { faceNumbers.removeAll(keepingCapacity: true) }
    faceNumbers.append((font, face, number))
    return number
  }

  /// The number of the first face of a run's stack, as tall as which its lines are at least; it stands on the baseline, wherever the
  /// run's letters do.
  mutating func strut(ofRun run: Int) -> Int {
    if runs[run].measures.lift == 0 { return number(ofFace: 0, run: run) }
    let metrics = fonts[tables(ofRun: run)].metrics(ofFace: 0)
    return number(
      of: SizedFace(metrics: metrics, relativeSize: runs[run].measures.relativeSize))
  }

  /// The bits of a face of a run's stack and of the run's ``strut(ofRun:)``.
  mutating func bits(ofFace face: Int, run: Int) -> UInt32 {
    let bit = Self.bit(ofFace: number(ofFace: face, run: run))
    if face == 0, runs[run].measures.lift == 0 { return bit }
    return bit | Self.bit(ofFace: strut(ofRun: run))
  }

  mutating func number(of face: SizedFace) -> Int {
    faces.number(of: face) ?? faces.add(face)
  }

  /// The bit of a face's number; none for one beyond the bits.
  static func bit(ofFace number: Int) -> UInt32 { number < SegmentTable.mostFaces ? 1 << UInt32(number) : 0 }
}
