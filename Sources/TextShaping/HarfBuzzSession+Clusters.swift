internal import CHarfBuzz
internal import TextLayout

extension HarfBuzzSession {
  var stackMetrics: [FaceMetrics] { stacks.first?.map(\.metrics) ?? [] }

  func setting(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterSetting {
    guard cluster.count <= Self.longestCluster else { return .inPlace }
    var scripts = ScriptResolver()
    var item = TextItem(
      range: cluster, run: 0, face: 0, script: scripts.script(of: text, cluster), isRightToLeft: false,
      isCovered: true)
    guard chooseFace(of: &item, in: text, previous: nil), item.isCovered else { return .inPlace }
    guard item.script == ScriptResolver.unresolved else {
      return ClusterSetting(face: item.face, script: item.script)
    }
    var end = cluster.lowerBound
    let scalar = text.nextScalar(at: &end)
    switch ScriptResolver.bracket(scalar) {
    case nil:
      return hasBracket(from: end, to: cluster.upperBound, in: text)
        ? .inPlace : ClusterSetting(face: item.face, script: 0)
    case .opening(let closing)?:
      return end == cluster.upperBound
        ? ClusterSetting(face: item.face, script: 0, bracket: .opening, closing: closing) : .inPlace
    case .closing?:
      return end == cluster.upperBound
        ? ClusterSetting(face: item.face, script: 0, bracket: .closing, closing: scalar) : .inPlace
    }
  }

  private func hasBracket(from start: Int, to end: Int, in text: Span<UInt8>) -> Bool {
    var offset = start
    while offset < end {
      if ScriptResolver.bracket(text.nextScalar(at: &offset)) != nil { return true }
    }
    return false
  }
}
