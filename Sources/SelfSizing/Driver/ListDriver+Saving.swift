internal import ListLayout

extension ListDriver {
  /// The heights known now, to be saved for another run; ``RowSizer/savedHeights(key:context:)``.
  public func savedHeights(key: (ID) -> String, context: String = "") -> SavedHeights {
    sizer.savedHeights(key: key, context: context)
  }

  /// Begins with the heights of an earlier run. Every row not measured yet stands at the height that was saved for it;
  /// when it comes on screen it keeps it without any layout where content, width and environment are the same, and is
  /// measured where they are not.
  ///
  /// - Parameters:
  ///   - saved: the heights.
  ///   - key: what an item is called in every run.
  ///   - context: what heights depend on beside the rows' content, their width and the measurer's environment, as the
  ///     version of the program.
  /// - Complexity: O(n), as every item's key is looked up; no row is laid out, and no content looked at.
  public func restore(_ saved: SavedHeights, key: @escaping (ID) -> String, context: String = "") {
    whenIdle { self.work { self.takeHeights(saved, key: key, context: context) } }
  }

  private func takeHeights(_ saved: SavedHeights, key: @escaping (ID) -> String, context: String) {
    sizer.restore(saved, key: key, context: context)
    var heights: [ListMeasurement] = []
    func flush() {
      apply(.estimateSlots(heights))
      heights.removeAll(keepingCapacity: true)
    }
    for slot in 0..<cache.slotCount where cache.state(of: slot) == .unmeasured {
      guard let place = cache.place(of: slot), let item = item(at: place),
        let height = sizer.restored?.estimate(of: id(item))
      else { continue }
      heights.append(ListMeasurement(.place(place), height: height))
      // In parts, so that the events stay small.
      if heights.count == 4096 { flush() }
    }
    flush()
  }
}

// MARK: - Heights and the place being read

extension ListDriver {
  /// The list as the reader sees it, to be saved for another run: the place being read, and the heights known now.
  ///
  /// - Parameters:
  ///   - key: what an item is called in every run.
  ///   - context: what heights depend on beside the rows' content, their width and the measurer's environment.
  public func savedState(key: (ID) -> String, context: String = "") -> SavedListState {
    var state = SavedListState(heights: savedHeights(key: key, context: context))
    guard let place = placeBeingRead else { return state }
    state.place = SavedListState.Place(key: ContentDigest(of: key(id(place.item))).value, y: place.y)
    return state
  }

  /// Begins with the list of an earlier run: its heights (``restore(_:key:context:)-(SavedHeights,_,_)``), and the place
  /// that was read, which the next frame shows exactly. A place whose row is not in the list is left out.
  ///
  /// - Returns: whether the place was found.
  /// - Complexity: O(n), as every item's key is looked up.
  @discardableResult
  public func restore(
    _ saved: SavedListState, key: @escaping (ID) -> String, context: String = ""
  ) -> Bool {
    guard !isWorking else { return false }
    restore(saved.heights, key: key, context: context)
    guard let place = saved.place,
      let slotKey = slotKey(where: { ContentDigest(of: key(id($0))).value == place.key })
    else { return false }
    showSlot(slotKey, y: place.y)
    return true
  }
}

extension ListDriver where ID: LosslessStringConvertible {
  /// The heights known now, to be saved for another run under the items' identities.
  public func savedHeights(context: String = "") -> SavedHeights {
    savedHeights(key: \.description, context: context)
  }

  /// Begins with the heights of an earlier run, saved under the items' identities.
  public func restore(_ saved: SavedHeights, context: String = "") {
    restore(saved, key: \.description, context: context)
  }

  /// The list as the reader sees it, to be saved for another run under the items' identities.
  public func savedState(context: String = "") -> SavedListState {
    savedState(key: \.description, context: context)
  }

  /// Begins with the list of an earlier run, saved under the items' identities.
  ///
  /// - Returns: whether the place was found.
  @discardableResult
  public func restore(_ saved: SavedListState, context: String = "") -> Bool {
    restore(saved, key: \.description, context: context)
  }
}
