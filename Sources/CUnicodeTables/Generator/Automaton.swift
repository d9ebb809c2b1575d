/// The boundary facts that one character decides.
struct Output: Hashable {
  /// The boundary before the character.
  enum Boundary: UInt16 {
    case none = 0
    case allowed = 1
    case mandatory = 2
    /// Not known before the next unit.
    case pending = 3
  }
  var boundary = Boundary.none
  /// The boundary that was pending is a break.
  var decidesPending = false
  /// The boundary before the character is a break only if the line does not start at the unit before it.
  var dependsOnLineStart = false
}

/// A machine that reads symbols one by one.
protocol Machine {
  associatedtype State: Hashable
  var start: State { get }
  var symbolCount: Int { get }
  func step(_ state: State, _ symbol: Int) -> (State, Output)
}

/// A deterministic automaton as a table of rows (states) and columns (symbols).
struct Automaton {
  struct Entry: Hashable {
    var next: Int
    var output: Output
  }
  /// Row 0 is the start.
  var rows: [[Entry]]

  /// Every state that `machine` reaches, with equal states merged.
  init(exploring machine: some Machine) {
    self.init(reachable: machine)
    merge()
  }

  private init<M: Machine>(reachable machine: M) {
    var numbers = [machine.start: 0]
    var queue = [machine.start]
    rows = []
    while rows.count < queue.count {
      let state = queue[rows.count]
      rows.append(
        (0..<machine.symbolCount).map { symbol in
          let (next, output) = machine.step(state, symbol)
          if let known = numbers[next] { return Entry(next: known, output: output) }
          numbers[next] = queue.count
          queue.append(next)
          return Entry(next: queue.count - 1, output: output)
        })
    }
  }

  /// Merges states that no input tells apart (Moore's partition refinement), keeping the first of each group.
  private mutating func merge() {
    var group = numbered(rows.map { $0.map(\.output) })
    while true {
      let refined = numbered(rows.indices.map { i in [group[i]] + rows[i].map { group[$0.next] } })
      if refined == group { break }
      group = refined
    }
    var merged: [[Entry]] = []
    for (index, row) in rows.enumerated() where group[index] == merged.count {
      merged.append(row.map { Entry(next: group[$0.next], output: $0.output) })
    }
    rows = merged
  }

  /// Numbers equal keys equally, in the order of their first appearance.
  private func numbered<Key: Hashable>(_ keys: [Key]) -> [Int] {
    var numbers: [Key: Int] = [:]
    return keys.map { key in
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }

  /// The column of one symbol.
  func column(_ symbol: Int) -> [Entry] { rows.map { $0[symbol] } }
}

/// The rules of UAX #14 as a machine: a boundary whose rule looks ahead stays pending until its answer is known.
struct LineBreakMachine: Machine {
  struct State: Hashable {
    /// Everything read.
    var context = LineBreakContext()
    /// The context left of the pending boundary.
    var pendingLeft: LineBreakContext?
    /// The units right of the pending boundary.
    var pendingRight: [LineBreakSymbol] = []
  }

  let symbols: [LineBreakSymbol]
  let start = State()
  var symbolCount: Int { symbols.count }

  func step(_ state: State, _ index: Int) -> (State, Output) {
    let symbol = symbols[index]
    let isJoiner = symbol.property == .ZWJ
    guard isJoiner || symbol.property == .CM else { return step(state, unit: symbol, joiner: false) }
    if let attached = state.context.attaching(joiner: isJoiner) {
      var next = state
      next.context = attached
      return (next, Output())
    }
    return step(state, unit: .letterA, joiner: isJoiner)
  }

  private func step(_ state: State, unit: LineBreakSymbol, joiner: Bool) -> (State, Output) {
    var next = State()
    var output = Output()
    if let left = state.pendingLeft {
      let right = state.pendingRight + [unit]
      if let verdict = try? LineBreakRules.verdict(left, right) {
        output.decidesPending = verdict != .none
      } else {
        next.pendingLeft = left
        next.pendingRight = right
      }
    }
    if let verdict = try? LineBreakRules.verdict(state.context, [unit]) {
      output.boundary = [.none: .none, .allowed: .allowed, .mandatory: .mandatory][verdict] ?? .none
      output.dependsOnLineStart = verdict == .allowed && restarted(state.context, unit) == Verdict.none
    } else {
      precondition(next.pendingLeft == nil, "two boundaries are pending at once")
      output.boundary = .pending
      next.pendingLeft = state.context
      next.pendingRight = [unit]
    }
    next.context = state.context.appending(unit)
    next.context.endsInJoiner = joiner
    return (next, output)
  }

  /// The verdict before `unit` if the text began at the unit before it.
  private func restarted(_ context: LineBreakContext, _ unit: LineBreakSymbol) -> Verdict? {
    var alone = LineBreakContext().appending(context.last)
    alone.endsInJoiner = context.endsInJoiner
    return try? LineBreakRules.verdict(alone, [unit])
  }
}

/// The rules for grapheme clusters as a machine.
struct GraphemeMachine: Machine {
  let start = GraphemeContext()
  var symbolCount: Int { GraphemeSymbol.allCases.count }

  func step(_ state: GraphemeContext, _ index: Int) -> (GraphemeContext, Output) {
    let symbol = GraphemeSymbol.allCases[index]
    let isBoundary = GraphemeBreakRules.isBoundary(state, symbol)
    return (state.appending(symbol), Output(boundary: isBoundary ? .allowed : .none))
  }
}
