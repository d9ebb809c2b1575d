extension PreparedText {
  /// The bytes that the label takes up for itself (rule P7): where its lines may end, also inside words, and how it is set
  /// where no other label is set so.
  ///
  /// Left out are kept height steps, which are counted by ``heightStepsSize``, and what labels share: the tables of a face,
  /// the settings of simple text and of text prepared from words, and the clusters that such texts last had worked out to cut a
  /// word or a line, of which all labels together keep at most 8 MB.
  ///
  /// - Complexity: O(1).
  public var byteCount: Int {
    let isShared = setting.isShared
    return storage.byteCount + (storage.ownClusters?.byteCount(sharesFaces: isShared) ?? 0)
      + (isShared ? 0 : setting.byteCount)
  }
}

extension Array {
  /// The bytes of an object before what it holds, on 64-bit machines.
  static var objectHead: Int { 16 }

  /// Gives back the room to spare, where that is more than a few elements.
  mutating func trim() {
    if capacity > count + 4 { self = unsafe withUnsafeBufferPointer { unsafe Array($0) } }
  }

  /// The bytes that the elements take up on the heap, with their head and the room to spare.
  var byteCount: Int { capacity == 0 ? 0 : Self.objectHead + 16 + capacity * MemoryLayout<Element>.stride }
}
