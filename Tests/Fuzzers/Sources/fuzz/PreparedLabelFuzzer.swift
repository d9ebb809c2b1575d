import Foundation
import SelfSizing

@testable import TextLayout

/// Prepared labels as bytes: read, asked for all that they answer, and written again. The digest at the end is put right, or no
/// change of the bytes would be looked at further.
enum PreparedLabelFuzzer: Fuzzer {
  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    let texts = [
      "", "Hello, world. A soft\u{AD}hyphen\tand a tab.\nTwo lines", "مرحبا 123 Hello", "日本語の文章。",
      "नमस्ते 👩‍👩‍👧 \u{10FFFF}",
    ]
    var seeds: [[UInt8]] = []
    for text in texts {
      for limit in [nil, 2] {
        let font = FontDescription(stack: "ui", size: 16, tracking: limit == nil ? 0 : 0.5)
        let style = ParagraphStyle(
          lineLimit: limit, tailoring: limit == nil ? .unicode : .chromium, lineSpacing: limit == nil ? 0 : 3,
          tabStops: limit == nil ? [] : [40, 90])
        var portable = try LabelFuzzer.engine.portableText(TextLabel(text, font: font, style: style))
        seeds.append(Array(portable.encoded().dropLast(8)))
        portable.text = portable.text.keepingHeightSteps()
        seeds.append(Array(portable.encoded().dropLast(8)))
      }
    }
    return seeds
  }

  static func run(_ input: [UInt8]) {
    _ = try? PortableText(decoding: input)
    var bytes = input
    withUnsafeBytes(of: SealedForm.digest(of: input[...]).littleEndian) { bytes += $0 }
    guard let read = try? PortableText(decoding: bytes) else { return }
    let written = read.encoded()
    guard let again = try? PortableText(decoding: written) else {
      preconditionFailure("what was written is refused")
    }
    precondition(again.encoded() == written, "what was read is written in another way")
    ask(read.text)
    if let other = try? read.text.withFontSize(9) { ask(other) }
  }

  /// What somebody made up may be answered with anything, as long as it is answered.
  private static func ask(_ text: PreparedText) {
    for width in [0, 40, 333.3, .infinity] {
      _ = try? text.height(width: width)
      _ = try? text.lineCount(width: width)
      _ = try? text.lines(width: width)
      _ = try? text.heightInterval(width: width)
      _ = text.measure(width: width, height: 30)
    }
    _ = text.leastWidth(forLines: 2)
    _ = text.widestWidth(forLines: 2)
    _ = try? text.balancedWidth(width: 100)
    _ = try? text.keepingHeightSteps().height(width: 77)
    _ = try? LabelHeights([text, text]).heights(width: 50)
  }
}
