internal import RowLayout

/// The pictures and frames of a row at many widths: pieces in which only numbers change, and those evenly.
struct PictureSeries {
  /// The constant part of a piece.
  struct Shape: Hashable, Encodable {
    /// The picture around its numbers.
    var strings: [String]
    /// The parts that are shown: places in ``PictureSeries/parts``.
    var parts: [Int]
  }

  /// Widths at which the row has one shape; between the first and the last all numbers lie on straight lines.
  struct Piece: Encodable {
    let shape: Int
    let from: Double
    /// The numbers at the first width: the row's width and height, each part's frame, then those of the picture.
    let first: [Double]
    private(set) var to: Double
    private(set) var last: [Double]
    /// Each number's rates of change for which the line to the last width passes near all in between.
    private var rates: [ClosedRange<Double>]

    /// Twice what is lost by writing numbers with four decimals.
    private static let tolerance = 2e-4

    private enum CodingKeys: CodingKey { case shape, from, first, to, last }

    init(shape: Int, width: Double, numbers: [Double]) {
      self.shape = shape
      (from, to) = (width, width)
      (first, last) = (numbers, numbers)
      rates = Array(repeating: -Double.infinity ... .infinity, count: numbers.count)
    }

    /// Goes on to a greater width if all numbers stay on their lines; false if not.
    mutating func extend(to width: Double, _ numbers: [Double]) -> Bool {
      let distance = width - from
      guard numbers.count == first.count, distance > 0 else { return false }
      var narrowed = rates
      for index in numbers.indices {
        let rate = (numbers[index] - first[index]) / distance
        guard rates[index].contains(rate) else { return false }
        let room = Self.tolerance / distance
        narrowed[index] = rates[index].clamped(to: rate - room...rate + room)
      }
      (to, last, rates) = (width, numbers, narrowed)
      return true
    }
  }

  /// A part of the row.
  struct Part: Hashable, Encodable {
    /// Its kinds and ids, as `text "body"`.
    var title: String
    /// The number of parts around it.
    var depth: Int
  }

  private(set) var pieces: [Piece] = []
  private var numberedShapes = Numbering<Shape>()
  private var numberedParts = Numbering<Part>()

  var shapes: [Shape] { numberedShapes.values }
  var parts: [Part] { numberedParts.values }

  /// Adds the row at a width greater than those before.
  mutating func add(_ row: ResolvedRow, _ picture: NumberedText, at width: Double) {
    var numbers = [row.size.width, row.size.height]
    var shown: [Int] = []
    for entry in row.entries {
      let part = Part(title: entry.part.title, depth: entry.depth)
      shown.append(numberedParts.number(of: part))
      numbers += [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height]
    }
    numbers = numbers.map(Self.rounded) + picture.numbers
    let shape = numberedShapes.number(of: Shape(strings: picture.strings, parts: shown))
    let end = pieces.count - 1
    if end >= 0, pieces[end].shape == shape, pieces[end].extend(to: width, numbers) { return }
    pieces.append(Piece(shape: shape, width: width, numbers: numbers))
  }

  /// A number as pictures have it; what is not finite becomes 0, as there.
  private static func rounded(_ number: Double) -> Double {
    number.isFinite ? (number * 10_000).rounded() / 10_000 : 0
  }

  /// Values in the order in which they came, each once.
  private struct Numbering<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// The place of a value, a new one at the end.
    mutating func number(of value: Value) -> Int {
      if let known = numbers[value] { return known }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}
