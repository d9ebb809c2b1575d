@testable import RowLayout

/// Flexible containers, as CSS Flexible Box Layout reads (rules FX1 to FX6).
extension NaiveResolver {
  /// A line of items, each with its length along the container.
  struct FlexLine {
    var items: [Arranged]
    var lengths: [Double]
    var spacing: Double

    var length: Double { lengths.reduce(spacing * Double(lengths.count - 1), +) }
  }

  func flexSize(_ part: Part, _ flex: FlexDescription, _ offer: Offer) -> Size {
    let lines = flexLines(part, flex, offer)
    let main = lines.map(\.length).max() ?? 0
    let gaps = max(0, Double(lines.count) - 1) * (flex.lineSpacing ?? flex.spacing)
    let cross = lines.reduce(gaps) { $0 + flexExtent(part, flex, $1).extent }
    return flex.axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// Where the items' guides lie in a line, and the line's extent across the axis.
  func flexExtent(
    _ part: Part, _ flex: FlexDescription, _ line: FlexLine
  ) -> (before: Double, extent: Double) {
    let ends = line.items.map { item -> (Double, Double) in
      let guide = flexGuide(flex, item)
      return (guide, guide == .infinity ? 0 : length(item.size, other(flex.axis)) - guide)
    }
    let before = ends.map(\.0).reduce(0, max)
    return (before, before + ends.map(\.1).reduce(0, max))
  }

  private func other(_ axis: Axis) -> Axis { axis == .horizontal ? .vertical : .horizontal }

  private func flexGuide(_ flex: FlexDescription, _ item: Arranged) -> Double {
    let value =
      flex.axis == .horizontal
      ? guide(flex.alignment.vertical.key, item) : guide(flex.alignment.horizontal.key, item)
    return value.isNaN ? .infinity : value
  }

  func flexLines(_ part: Part, _ flex: FlexDescription, _ proposal: Offer) -> [FlexLine] {
    guard case .flex(_, let children) = part.description.kind else { return [] }
    let main = flex.axis == .horizontal ? proposal.width : proposal.height
    let cross =
      flex.axis == .vertical ? proposal.width : flex.wraps ? nil : proposal.height
    let items = children.map { FlexInput($0, flex.axis, main) }
    func answer(_ item: FlexInput, _ length: Double?) -> Double {
      self.length(
        size(Part(description: item.part, axis: flex.axis), offer(length, cross, flex.axis)), flex.axis)
    }
    func ended(_ length: Double) -> Double { length == .infinity ? main ?? length : length }
    let bases = items.map { $0.basis ?? ended(answer($0, nil)) }
    // What has a basis of its own is never shorter than its least length.
    let lengths = zip(items, bases).map { $0.basis == nil ? $1 : max($1, ended(answer($0, 0))) }
    var groups: [[Int]] = []
    var filled = 0.0
    for index in items.indices {
      let next = filled + flex.spacing + lengths[index]
      if groups.isEmpty || (flex.wraps && next > (main ?? .infinity) + 1e-6) {
        groups.append([index])
        filled = lengths[index]
      } else {
        groups[groups.count - 1].append(index)
        filled = next
      }
    }
    return groups.map { group in
      let shared: [Double]
      if let main, main > 0, main < .infinity {
        shared = flexed(
          group.map { items[$0] }, group.map { bases[$0] }, group.map { lengths[$0] },
          main - flex.spacing * Double(group.count - 1)
        ) { ended(answer($0, 0)) }
      } else {
        shared = group.map { extreme(items[$0], bases[$0], lengths[$0], main) { ended(answer($0, $1)) } }
      }
      let arranged = zip(group, shared).map { index, length -> Arranged in
        let child = Part(description: items[index].part, axis: flex.axis)
        let own = offer(length, cross, flex.axis)
        return Arranged(part: child, offer: own, size: size(child, own))
      }
      return FlexLine(items: arranged, lengths: shared, spacing: flex.spacing)
    }
  }

  /// An item's length where nothing, 0 or infinity is proposed (rule FX5).
  private func extreme(
    _ input: FlexInput, _ basis: Double, _ length: Double, _ main: Double?,
    _ answer: (FlexInput, Double?) -> Double
  ) -> Double {
    let item = input.item
    guard let main else {
      guard item.grow > 0, item.basis != nil else { return length }
      return item.shrink > 0 ? answer(input, nil) : max(answer(input, nil), length)
    }
    if main == .infinity { return item.grow > 0 ? .infinity : length }
    guard item.shrink > 0 else { return length }
    return input.basis == nil ? min(answer(input, 0), basis) : answer(input, 0)
  }

  /// The lengths of the items of a line after they grew or shrank.
  private func flexed(
    _ items: [FlexInput], _ bases: [Double], _ lengths: [Double], _ available: Double,
    _ least: (FlexInput) -> Double
  ) -> [Double] {
    var result = lengths
    let grows = lengths.reduce(0, +) < available
    var open = items.indices.filter {
      grows ? items[$0].item.grow > 0 : items[$0].item.shrink > 0 && bases[$0] >= lengths[$0]
    }
    var first: Double?
    while !open.isEmpty {
      let closed = items.indices.filter { !open.contains($0) }
      var free = available - closed.reduce(0) { $0 + result[$1] } - open.reduce(0) { $0 + bases[$1] }
      let factors = open.reduce(0) { $0 + (grows ? items[$1].item.grow : items[$1].item.shrink) }
      first = first ?? free
      if factors < 1, let first, abs(first * factors) < abs(free) { free = first * factors }
      func weight(_ index: Int) -> Double {
        grows ? items[index].item.grow : items[index].item.shrink * bases[index]
      }
      let weights = open.reduce(0) { $0 + weight($1) }
      guard weights > 0 else { break }
      var short: [Int] = []
      for index in open {
        result[index] = bases[index] + free * weight(index) / weights
        let own = least(items[index])
        let floor = items[index].basis == nil ? (grows ? 0 : min(own, bases[index])) : own
        if result[index] < floor {
          result[index] = floor
          short.append(index)
        }
      }
      guard !short.isEmpty else { break }
      open.removeAll { short.contains($0) }
    }
    return result
  }

  func arrangedFlex(_ part: Part, _ flex: FlexDescription, _ offer: Offer, _ size: Size) -> [Arranged] {
    let isOpen = flex.axis == .horizontal ? flex.wraps || offer.height == nil : offer.width == nil
    var result: [Arranged] = []
    var across = 0.0
    for var line in flexLines(part, flex, offer) {
      let extent = flexExtent(part, flex, line).extent
      for index in line.items.indices where isOpen {
        line.items[index].offer = self.offer(line.lengths[index], extent, flex.axis)
        line.items[index].size = self.size(line.items[index].part, line.items[index].offer)
      }
      let before = flexExtent(part, flex, line).before
      let alignment = flex.axis == .horizontal ? flex.alignment.horizontal.key : flex.alignment.vertical.key
      var along =
        alignment.defaultValue(in: size)
        - alignment.defaultValue(
          in: flex.axis == .horizontal
            ? Size(width: line.length, height: size.height) : Size(width: size.width, height: line.length))
      for (index, item) in line.items.enumerated() {
        var item = item
        let place = across + before - flexGuide(flex, item)
        (item.x, item.y) = flex.axis == .horizontal ? (along, place) : (place, along)
        along += line.lengths[index] + flex.spacing
        result.append(item)
      }
      across += extent + (flex.lineSpacing ?? flex.spacing)
    }
    return result
  }

  /// The lengths of a frame of parts; nil where it has the child's.
  func parts(_ frame: FractionFrame, of offer: Offer) -> Offer {
    func part(_ part: Double?, _ length: Double?) -> Double? {
      guard let part, let length else { return nil }
      return part == 0 ? 0 : part * length
    }
    return Offer(width: part(frame.width, offer.width), height: part(frame.height, offer.height))
  }
}

/// An item of a flexible container as the container sees it.
struct FlexInput {
  var item = FlexItem()
  /// The length before growing and shrinking where it is not the item's own.
  var basis: Double?
  var part: RowDescription

  init(_ description: RowDescription, _ axis: Axis, _ main: Double?) {
    part = description
    var found: FlexItem?
    var inside: RowDescription? = description
    while let next = inside {
      if found == nil, case .flexItem(let item, _) = next.kind { found = item }
      inside = next.kind.modified
    }
    item = found ?? FlexItem()
    basis = item.basis
    guard let share = FlexInput.takeShare(&part, axis), let main, main < .infinity else { return }
    basis = item.basis ?? share * main
  }

  /// A part of the container's length right inside the item becomes all of the item's.
  private static func takeShare(_ part: inout RowDescription, _ axis: Axis) -> Double? {
    if case .flexItem(let item, var child) = part.kind {
      let share = takeShare(&child, axis)
      part = RowDescription(.flexItem(item, child: child), id: part.id)
      return share
    }
    guard case .fraction(var frame, let child) = part.kind else { return nil }
    let share = axis == .horizontal ? frame.width : frame.height
    if share != nil, axis == .horizontal { frame.width = 1 }
    if share != nil, axis == .vertical { frame.height = 1 }
    part = RowDescription(.fraction(frame, child: child), id: part.id)
    return share
  }
}
