/// A list's place and heights as they were saved, to be kept beyond the program's end (rule 47).
///
/// Heights are coded in runs, and so are keys that are a prefix and a number, so what a list of equal rows takes does
/// not grow with its length. What is read back from elsewhere may be wrong in any way: what makes no sense is left out.
public struct SavedList: Hashable, Sendable {
  /// The reader's place, to be found again by key: a slot, and the screen y of one of its edges in units.
  struct Place: Hashable, Sendable {
    var key: String
    var edge: SlotEdge
    var y: Units
  }

  /// Neighbouring slots whose heights are known.
  struct Stretch: Hashable, Sendable {
    /// The keys in order.
    var keys: [KeyRun]
    /// The heights in order.
    var heights: [HeightRun]
  }

  /// Equal heights of neighbours.
  struct HeightRun: Hashable, Sendable {
    var count: Int
    var height: Units
    var isMeasured: Bool
  }

  /// The place that was held; nil where nothing was seen.
  var place: Place?
  /// The width in units.
  var width: Units
  var versions: [Int]
  var stretches: [Stretch]

  /// Visits the heights with their keys, as many of a run of keys in one go as have one height.
  ///
  /// Keys without heights and runs that cannot be, as only a damaged file has them, are left out.
  func visitRuns(_ body: (_ keys: KeyRun, _ run: HeightRun) -> Void) {
    for stretch in stretches {
      var (run, left) = (0, stretch.heights.first?.count ?? 0)
      for keys in stretch.keys {
        var next = 0
        while next < keys.count {
          while left <= 0, run + 1 < stretch.heights.count {
            run += 1
            left = stretch.heights[run].count
          }
          guard left > 0 else { break }
          let length = min(left, keys.count - next)
          if keys.isPossible { body(keys.part(next..<next + length), stretch.heights[run]) }
          next += length
          left -= length
        }
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension SavedList: Codable {}
  extension SavedList.Place: Codable {}
  extension SavedList.Stretch: Codable {}
  extension SavedList.HeightRun: Codable {}
  extension SlotEdge: Codable {}
#endif
