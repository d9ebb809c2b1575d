import RowLayout

/// The contents of a template's holes: a value for each hole, and the labels of those whose string is one.
struct Filling {
  var values = RowHoleValues()
  var labels = RowHoleLabels()
}

extension Inbox {
  /// The values of a template's holes in their order, then the names that no hole has: see `Template.row` in rows.mjs.
  mutating func filling(of template: PortableRowTemplate) throws(RowError) -> Filling {
    var filling = Filling()
    var pairs: [(name: String, value: RowHoleValue)] = []
    pairs.reserveCapacity(template.holes.count)
    for hole in template.holes {
      guard let value = try value(for: hole, labels: &filling.labels) else { continue }
      pairs.append((hole.name, value))
    }
    for name in list({ $0.text() }) { pairs.append((name, .flag(true))) }
    guard isRead else { throw RowError(.hole, "The values were not written as the module reads them.") }
    filling.values = RowHoleValues(pairs)
    return filling
  }

  private mutating func value(
    for hole: RowHole, labels: inout RowHoleLabels
  ) throws(RowError) -> RowHoleValue? {
    switch byte() {
    case 1: return .string(text())
    case 2: return .number(number())
    case 3: return .flag(byte() != 0)
    case 4: return .size(width: number(), height: number())
    case 5:
      guard let label = Int32(exactly: whole()).flatMap({ HeldLabel.all[$0] }) else {
        throw RowError(.hole, "The label of the hole \"\(hole.name)\" was freed.")
      }
      guard hole.kind == .string else {
        throw RowError(.hole, "The hole \"\(hole.name)\" was given a label, and takes none.")
      }
      labels.add(label.asShown, forHole: hole.name)
      return .string("")
    default: return nil
    }
  }
}
