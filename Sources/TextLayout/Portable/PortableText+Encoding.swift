extension PortableText {
  static let form = SealedForm(mark: "SelfText", version: 5)

  /// The label as bytes: for Latin in a face that kerns about 1.6 a byte of text and 190 more.
  ///
  /// - Complexity: linear in the label. A label that has no clusters of its own has them worked out for this.
  public func encoded() -> [UInt8] {
    let storage = text.storage.ownClusters ?? text.storage.makeClusters()
    var (contents, table) = (storage.contents, storage.table(text.style))
    var setting = PortableSetting(
      fontDigest: fontDigest, style: text.style, fontSize: text.fontSize, leading: text.leading,
      unitsPerEm: contents.unitsPerEm, faces: contents.faces, tabs: contents.tabs)
    var steps = text.keptSteps
    var before = 0
    var counts = contents.segmentClusterEnds.map { end in
      defer { before = end }
      return end - before
    }
    var (front, clusters) = (ByteCoder(), ByteCoder())
    // A coder that writes meets no fault.
    try? front.code(&setting)
    try? front.code(&steps)
    try? front.code(&table, faceCount: setting.faces.count, tabs: setting.tabs)
    try? clusters.code(&contents, clusterCounts: &counts, of: setting.style)
    return Self.form.sealed { writer in
      writer.bytes += front.writer.bytes
      writer.write(count: clusters.writer.bytes.count)
      writer.bytes += clusters.writer.bytes
    }
  }
}

extension PreparedText {
  typealias HeightStep = (width: Int32, height: Double)

  /// The height steps that are kept, by width.
  fileprivate var keptSteps: [HeightStep] {
    withKeptSteps { steps in (0..<steps.count).map { (steps.width(ofStep: $0), steps.height(ofStep: $0)) } }
      ?? []
  }
}

extension ByteCoder {
  /// Kept height steps.
  mutating func code(_ steps: inout [PreparedText.HeightStep]) throws(ByteFault) {
    var next = 0
    try code(&steps, of: (0, 0)) { coder, step throws(ByteFault) in
      var width = Int(step.width)
      try coder.code(&width, from: next, atMost: Int(Int32.max) - 2)
      step.width = Int32(truncatingIfNeeded: width)
      next = width + 1
      try coder.code(&step.height)
      try coder.require(abs(step.height) <= 1e15, "a step has no such height")
    }
  }
}
