extension RowSizer {
  /// The heights remembered now, to be saved for another run: those measured, and those restored that were not asked
  /// for, so that a row keeps its height over runs in which it was not shown. Of an item one height is saved, the one measured
  /// last: heights at several widths are saved by a sizer each. O(n log n).
  ///
  /// Rows whose heights cannot be told by their content, since part of them is code, are left out.
  ///
  /// - Parameters:
  ///   - key: what an item is called in every run.
  ///   - context: what heights depend on beside the rows' content, their width and the measurer's environment, as the
  ///     version of the program. Heights saved in another context are restored as estimates.
  public func savedHeights(key: (ID) -> String, context: String = "") -> SavedHeights {
    let current = rememberedHeights.map { id, content, height in
      SavedHeights.Entry(key: ContentDigest(of: key(id)).value, content: content, height: height)
    }
    // Of two heights of one key the first is taken: the one measured last.
    return SavedHeights(
      environment: measurer.environmentDigest(context: context),
      entries: current + (restored?.saved.entries.prefix(max(0, heightLimit - current.count)) ?? []))
  }

  /// Begins with the heights of an earlier run: a row that shows the same at a width and in an environment for which
  /// its height was saved is not laid out for it.
  ///
  /// - Parameters:
  ///   - saved: the heights.
  ///   - key: what an item is called in every run.
  ///   - context: what heights depend on beside the rows' content, their width and the measurer's environment.
  public func restore(_ saved: SavedHeights, key: @escaping (ID) -> String, context: String = "") {
    restored = RestoredHeights(
      saved, environment: measurer.environmentDigest(context: context), key: key)
  }
}

extension RowSizer where ID: LosslessStringConvertible {
  /// The heights remembered now, to be saved for another run under the items' identities.
  public func savedHeights(context: String = "") -> SavedHeights {
    savedHeights(key: \.description, context: context)
  }

  /// Begins with the heights of an earlier run, saved under the items' identities.
  public func restore(_ saved: SavedHeights, context: String = "") {
    restore(saved, key: \.description, context: context)
  }
}
