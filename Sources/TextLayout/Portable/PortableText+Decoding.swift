extension PortableText {
  /// Reads a label from bytes, on any machine; no font is needed.
  ///
  /// Every number is checked before it is used: bytes that were changed on the way are refused by their digest, and
  /// bytes made up under a digest that fits are refused or give a label whose answers are of no use, and harm nothing.
  ///
  /// - Throws: ``PortableTextError`` where the bytes are not what ``encoded()`` gave.
  /// - Complexity: linear in the bytes, in time and in memory.
  public init(decoding bytes: [UInt8]) throws(PortableTextError) {
    var reader: ByteReader
    do throws(SealedForm.Fault) { reader = try Self.form.reader(of: bytes) } catch {
      throw PortableTextError(
        error, of: Self.form, "prepared label",
        remedy: "prepare the label anew, or read it with the library that wrote it", count: bytes.count)
    }
    do throws(ByteFault) {
      try self.init(reading: &reader)
    } catch {
      throw PortableTextError(error, of: "prepared label", count: bytes.count)
    }
  }

  /// Labels of more bytes keep their clusters: ``RecentClusters`` is for small ones.
  private static var mostBytesWithoutClusters: Int { 1 << 16 }

  /// Reads what stands between the version and the digest.
  private init(reading reader: inout ByteReader) throws(ByteFault) {
    let (source, setting) = try RecentPortableSettings.next(&reader)
    fontDigest = source.setting.fontDigest
    var coder = ByteCoder(reading: reader)
    var steps: [PreparedText.HeightStep] = []
    try coder.code(&steps)
    let own = coder.reader.rest
    if own.count <= Self.mostBytesWithoutClusters,
      let plain = LabelStorage.plain(reading: own, style: setting)
    {
      text = PreparedText(plain)
    } else {
      var table = try source.segments(reading: &coder)
      if own.count <= Self.mostBytesWithoutClusters {
        text = PreparedText(LabelStorage.make(style: setting, table: &table, text: own.span))
      } else {
        let clusters = try source.clusters(of: table, reading: &coder)
        text = PreparedText(
          clusters, style: setting.style, fontSize: setting.fontSize, leading: setting.leading)
      }
    }
    guard !steps.isEmpty else { return }
    guard let kept = text.makeSteps(steps) else {
      throw .malformed(offset: own.startIndex, reason: "the heights of the steps cannot be kept")
    }
    text = PreparedText(text.storage.copy(style: text.setting, steps: kept))
  }
}

extension PortableTextError {
  /// A fault of the outer form of bytes that hold a thing of some name.
  init(_ fault: SealedForm.Fault, of form: SealedForm, _ name: String, remedy: String, count: Int) {
    switch fault {
    case .foreign:
      let mark = String(decoding: form.mark, as: UTF8.self)
      self.init(.foreign, at: 0, "The bytes are no \(name): they do not begin with \"\(mark)\".")
    case .cutOff: self.init(ByteFault.cutOff, of: name, count: count)
    case .unsupportedVersion(let version):
      self.init(
        .unsupportedVersion, at: form.mark.count,
        "The \(name) is written in version \(version) of its form, and this library reads version \(form.version): \(remedy)."
      )
    case .changed:
      self.init(
        .damaged, at: count - 8,
        "The \(name) was changed or cut off: the digest in its last 8 bytes is another.")
    }
  }

  /// A fault of what stands in the form.
  init(_ fault: ByteFault, of name: String, count: Int) {
    switch fault {
    case .cutOff: self.init(.damaged, at: count, "The \(name) is cut off after \(count) bytes.")
    case .malformed(let offset, let reason):
      self.init(.damaged, at: offset, "The \(name) is malformed before byte \(offset): \(reason).")
    }
  }
}
