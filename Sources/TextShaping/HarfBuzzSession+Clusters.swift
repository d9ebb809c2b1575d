internal import TextLayout

extension HarfBuzzSession {
  var stackMetrics: [FaceMetrics] { runs.first?.faces.map(\.metrics) ?? [] }

  var dependsOnSize: Bool { runs.contains(where: \.dependsOnSize) }

  func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties {
    var item = TextItem(range: cluster, run: 0, face: 0, script: 0, isRightToLeft: false, isCovered: true)
    item.isShapedInParts = cluster.count > TextItem.longestCluster
    let script = Script(of: cluster, in: text)
    item.script = script.tag
    let isVisible = chooseFace(of: &item, in: text)
    return ClusterProperties(
      face: item.face, script: script.tag, bracket: script.bracket, closing: script.closing,
      isInvisible: !isVisible, isCovered: item.isCovered)
  }

  /// The script that a cluster's characters have, by themselves or as brackets (UAX #24).
  private struct Script {
    /// The ISO 15924 tag; 0 where all are of no script of their own (common, inherited).
    private(set) var tag: UInt32 = 0
    private(set) var bracket = ClusterProperties.Bracket.none
    /// The closing bracket, of an opening one too.
    private(set) var closing: UInt32 = 0

    init(of cluster: Range<Int>, in text: Span<UInt8>) {
      var offset = cluster.lowerBound
      while offset < cluster.upperBound {
        let scalar = text.nextScalar(at: &offset)
        tag = ShapedScript.tag(of: scalar)
        if tag != 0 { return }
        if let found = ShapedScript.bracket(scalar) { (bracket, closing) = found }
      }
    }
  }
}
