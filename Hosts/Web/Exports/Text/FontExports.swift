import TextLayout

/// A font kit that JavaScript holds.
final class HeldFonts {
  let kit: FontKit

  init(_ kit: FontKit) { self.kit = kit }

  nonisolated(unsafe) static var all = Objects<HeldFonts>()
}

/// A style that JavaScript prepares labels in.
final class HeldStyle {
  let font: FontDescription
  let style: ParagraphStyle
  let language: String?

  init(_ font: FontDescription, _ style: ParagraphStyle, language: String?) {
    self.font = font
    self.style = style
    self.language = language
  }

  nonisolated(unsafe) static var all = Objects<HeldStyle>()
}

/// Reads a font kit, and gives its number; 0 where the bytes are none, and the text says why.
@_expose(wasm, "fontsLoad") @_cdecl("web_fonts_load") public func fontsLoad(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  return answer { () throws(FontKitError) in
    HeldFonts.all.add(HeldFonts(try FontKit(decoding: inbox.bytesToEnd())))
  }
}

/// Lets a kit go.
@_expose(wasm, "fontsFree") @_cdecl("web_fonts_free") public func fontsFree(_ number: Int32) {
  HeldFonts.all.remove(number)
}

/// Keeps a style, which stands in the inbox in the order of fonts.mjs, and gives its number; 0 where it is not whole.
@_expose(wasm, "styleMake") @_cdecl("web_style_make") public func styleMake(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  let font = inbox.font()
  let style = inbox.style()
  let language = inbox.text()
  guard inbox.isRead else { return 0 }
  return HeldStyle.all.add(HeldStyle(font, style, language: language.utf8.count == 0 ? nil : language))
}

/// Lets a style go.
@_expose(wasm, "styleFree") @_cdecl("web_style_free") public func styleFree(_ number: Int32) {
  HeldStyle.all.remove(number)
}

/// Prepares the text in the inbox, and gives the label's number; 0 where it cannot be, and the text says why.
@_expose(wasm, "fontsLabel") @_cdecl("web_fonts_label")
public func fontsLabel(_ number: Int32, _ styleNumber: Int32, _ length: UInt32) -> Int32 {
  label(number, styleNumber, length) { inbox, font in [TextRun(inbox.textToEnd(), font: font)] }
}

/// Prepares the runs in the inbox, each in the font of a style of its own or, by number 0, in the label's.
@_expose(wasm, "fontsRuns") @_cdecl("web_fonts_runs")
public func fontsRuns(_ number: Int32, _ styleNumber: Int32, _ length: UInt32) -> Int32 {
  label(number, styleNumber, length) { inbox, font in
    inbox.list { inbox in
      let font = HeldStyle.all[Int32(truncatingIfNeeded: inbox.whole())]?.font ?? font
      let isBox = inbox.flag()
      return isBox
        ? TextRun(
          InlineBox(width: inbox.number(), ascent: inbox.number(), descent: inbox.number()), font: font)
        : TextRun(inbox.text(), font: font, isUnbreakable: inbox.flag())
    }
  }
}

private func label(
  _ number: Int32, _ styleNumber: Int32, _ length: UInt32, _ runs: (inout Inbox, FontDescription) -> [TextRun]
) -> Int32 {
  guard let fonts = HeldFonts.all[number], let style = HeldStyle.all[styleNumber] else {
    fail("The fonts or the style were freed.")
    return 0
  }
  var inbox = Inbox(length: length)
  let label = TextLabel(runs: runs(&inbox, style.font), style: style.style, language: style.language)
  return answer { () throws(TextError) in HeldLabel.all.add(HeldLabel(try fonts.kit.label(label).text)) }
}

/// 1 for a label that is as its fonts set it, 0 for one with estimates.
@_expose(wasm, "labelIsExact") @_cdecl("web_label_is_exact") public func labelIsExact(_ number: Int32)
  -> Int32
{
  HeldLabel.all[number]?.text.isEstimated ?? true ? 0 : 1
}

extension Inbox {
  fileprivate mutating func font() -> FontDescription {
    var font = FontDescription(stack: text(), size: number())
    font.weight = whole()
    font.isItalic = byte() != 0
    font.leading = optional { $0.number() }
    font.tracking = number()
    font.wordSpacing = number()
    return font
  }

  /// One of some cases by its number; the first where there is none of it.
  private mutating func one<Case>(of cases: [Case]) -> Case {
    let index = Int(byte())
    return cases[index < cases.count ? index : 0]
  }

  fileprivate mutating func style() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = optional { $0.whole() }
    let metrics = byte()
    let scale = number()
    style.lineMetrics = metrics == 1 ? .css : .pixel(scale: scale)
    style.tailoring = one(of: [.unicode, .chromium, .unicode17])
    style.lineSpacing = number()
    let kind = byte()
    let height = number()
    style.lineHeight =
      kind == 1 ? .multiple(height) : kind == 2 ? .atLeast(height) : kind == 3 ? .exactly(height) : .natural
    style.paragraphSpacing = number()
    style.truncation = one(of: [.tail, .middle, .head])
    style.wrapping.lineBreak = one(of: [.auto, .loose, .normal, .strict, .anywhere])
    style.wrapping.wordBreak = one(of: [.normal, .breakAll, .keepAll])
    style.wrapping.overflow = one(of: [.anywhere, .breakWord, .normal])
    style.wrapping.whiteSpace = one(of: [.preWrap, .preLine, .normal, .noWrap, .breakSpaces, .pre])
    return style
  }
}
