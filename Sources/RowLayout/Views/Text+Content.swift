extension Text {
  /// A value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) }

  /// A date as a style writes it, counted from now where the style counts.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(date)) }

  /// The style of a date.
  public struct DateStyle: Hashable, Sendable {
    private let number: Int
    /// The day; the time of day; from or to now, in words; from or to now, signed; from or to now, as a
    /// clock.
    public static let date = Self(number: 0), time = Self(number: 1), relative = Self(number: 2),
      offset = Self(number: 3), timer = Self(number: 4)

    func text(_ date: Date) -> String {
      switch self {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .timer: Self.clock(date.timeIntervalSinceNow)
      case .offset:
        (date.timeIntervalSinceNow < 0 ? "+" : "-") + Self.words(date.timeIntervalSinceNow, most: 1)
      default: Self.words(date.timeIntervalSinceNow, most: 2)
      }
    }

    private static func seconds(_ interval: TimeInterval) -> Int { Int(min(1e15, abs(interval)).rounded()) }

    static func clock(_ interval: TimeInterval) -> String {
      SystemFormatStyle.clock(
        TimeInterval(seconds(interval)), showsHours: true, fields: 3, precision: .seconds(1))
    }

    /// The largest units, as "3 hours, 12 min".
    private static func words(_ interval: TimeInterval, most: Int) -> String {
      var rest = seconds(interval)
      var parts: [String] = []
      for (name, several, length) in [
        ("year", "years", 31_536_000), ("month", "months", 2_592_000), ("day", "days", 86_400),
        ("hour", "hours", 3600),
        ("min", "min", 60), ("sec", "sec", 1),
      ] {
        let count = rest / length
        guard count > 0, parts.count < most else { continue }
        parts.append("\(count) \(count == 1 ? name : several)")
        rest -= count * length
      }
      return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }
  }

  /// The letters' case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    /// The text in this case by the rules of a language.
    func applied(to string: String, language: String?) -> String {
      let locale = language.map { Locale(identifier: $0) }
      return self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
  }
}

nonisolated extension View {
  /// The case of letters inside; nil as written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The reader's setting for the size of texts inside, kept within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    environment(changing: { values in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
    })
  }

  /// Sets the size of symbols beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Letters of texts inside so far above the baseline; their lines are as tall as that asks for.
  public func baselineOffset(_ points: CGFloat) -> some View {
    environment(changing: { $0.baselineOffset = Double(points) })
  }

  /// Has the row's report say something of this part; nothing where the name is nil.
  func noted(_ code: String, _ name: String?) -> some View {
    styled { if let name { $0.notes = ["\(code): \(name)"] } }
  }
}
