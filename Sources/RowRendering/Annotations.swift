internal import RowLayout

/// Additions to a picture beside the row itself.
public struct Annotations: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frames of all parts.
  public static let frames = Annotations(rawValue: 1)
  /// The baselines of texts.
  public static let baselines = Annotations(rawValue: 2)
  /// The names of parts, with their sizes.
  public static let names = Annotations(rawValue: 4)
  /// The room between parts: gaps of stacks and paddings, with their lengths.
  public static let spacing = Annotations(rawValue: 8)
  /// All of them.
  public static let all: Annotations = [.frames, .baselines, .names, .spacing]
}

extension RowDrawer {
  private static let frameColor = PictureColor(red: 0.85, green: 0.1, blue: 0.5, opacity: 0.7)
  private static let baselineColor = PictureColor(red: 0, green: 0.45, blue: 0.9, opacity: 0.8)

  /// The room, frames, baselines and names of what was drawn, over everything else.
  func annotate(_ annotations: Annotations) -> [Drawing.Item] {
    var items: [Drawing.Item] = []
    if annotations.contains(.spacing) { items += Spacing.all(in: entries).flatMap(\.items) }
    if annotations.contains(.frames) {
      for entry in entries {
        items.append(.stroke(.rectangle(entry.frame, cornerRadius: 0), Self.frameColor, width: 0.5))
      }
    }
    if annotations.contains(.baselines) {
      for line in baselines {
        items.append(
          .stroke(
            .line(RowPoint(x: line.from, y: line.y), RowPoint(x: line.to, y: line.y)), Self.baselineColor,
            width: 0.5))
      }
    }
    if annotations.contains(.names) {
      for entry in entries {
        guard let name = entry.part.ids.first else { continue }
        let size = "\(shortDecimal(entry.frame.width)) x \(shortDecimal(entry.frame.height))"
        items.append(
          .caption(
            "\(name) \(size)", RowPoint(x: entry.frame.x + 1, y: entry.frame.y + 5), size: 5, Self.frameColor)
        )
      }
    }
    return items
  }
}

/// A number with at most four decimals, for people and for SVG.
package func shortDecimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "0" }
  let scaled = (value * 10_000).rounded()
  let whole = Int(scaled.magnitude) / 10_000
  var fraction = String(Int(scaled.magnitude) % 10_000)
  let sign = scaled < 0 ? "-" : ""
  guard fraction != "0" else { return sign + String(whole) }
  fraction = String(repeating: "0", count: 4 - fraction.utf8.count) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return "\(sign)\(whole).\(fraction)"
}
