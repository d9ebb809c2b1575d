internal import RowLayout

extension ContentDigest {
  /// Adds a font; what it does not name adds nothing but for what fonts of earlier versions named.
  mutating func combine(_ font: FontChoice) {
    combine(font.stack ?? "")
    combine(font.size ?? -1)
    combine(font.style?.rawValue ?? "")
    combine(font.weight ?? -1)
    combine(font.isItalic.map { $0 ? 1 : 0 } ?? -1)
    combine("relativeTo", font.relativeStyle?.rawValue)
    combine("design", font.design?.rawValue)
    combine("smallCaps", font.smallCaps?.rawValue)
    combine("leading", font.leading?.rawValue)
    combine("digits", font.hasMonospacedDigits.map { $0 ? "monospaced" : "proportional" })
    combine("width", font.width)
    combine("scale", font.sizeFactor)
    guard let axes = font.axes, !axes.isEmpty else { return }
    for (axis, position) in axes.sorted(by: { $0.key < $1.key }) {
      combine(axis)
      combine(position)
    }
  }

  private mutating func combine(_ name: String, _ value: String?) {
    guard let value else { return }
    combine(name)
    combine(value)
  }

  private mutating func combine(_ name: String, _ value: Double?) {
    guard let value else { return }
    combine(name)
    combine(value)
  }
}
