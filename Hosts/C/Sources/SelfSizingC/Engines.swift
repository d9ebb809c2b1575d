// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import LayoutFixtures
internal import LayoutServing
internal import SelfSizing

/// An engine behind a handle.
final class EngineBox: Sendable {
  let engine: LayoutEngine
  private let paragraph: ParagraphStyle
  /// The stack of labels that name none.
  private let stack: String?

  init(_ engine: LayoutEngine) {
    self.engine = engine
    paragraph = engine.configuration.style
    stack = engine.defaultStack
  }

  /// What a text in a style is set in.
  func look(_ style: UnsafePointer<ss_text_style>?) throws(Failure) -> Look {
    var style = unsafe style?.pointee ?? ss_text_style()
    if unsafe style.struct_size == 0 { unsafe style.struct_size = unsafe MemoryLayout<ss_text_style>.size }
    guard unsafe style.struct_size == MemoryLayout<ss_text_style>.size else {
      throw Failure(
        SS_MISUSE,
        unsafe "struct_size is \(style.struct_size), not \(MemoryLayout<ss_text_style>.size): begin with SS_TEXT_STYLE_INIT"
      )
    }
    let named = try unsafe name(style.stack, "stack")
    guard let stack = named ?? stack else {
      throw Failure(
        SS_BAD_STYLE,
        "a style has to name one of the engine's stacks: " + engine.stackNames.joined(separator: ", "))
    }
    guard unsafe style.weight == 0 || FontDescription.weights.contains(Int(style.weight)) else {
      throw Failure(SS_BAD_STYLE, "a weight is a number from 1 to 1000; this one is \(unsafe style.weight)")
    }
    guard unsafe style.line_limit >= 0, unsafe style.minimum_lines >= 0 else {
      throw Failure(SS_BAD_STYLE, "a number of lines is not negative")
    }
    var look = unsafe Look(
      font: FontDescription(
        stack: stack, size: style.font_size == 0 ? engine.configuration.sizes.first ?? 17 : style.font_size,
        weight: style.weight == 0 ? FontDescription.regularWeight : Int(style.weight),
        isItalic: style.italic != 0, tracking: style.tracking),
      style: paragraph, language: try unsafe name(style.language, "language"))
    look.style.lineLimit = unsafe style.line_limit == 0 ? nil : Int(style.line_limit)
    look.style.minimumLines = unsafe max(1, Int(style.minimum_lines))
    look.style.lineSpacing = unsafe style.line_spacing
    return look
  }

  /// What all texts of one style have in common.
  struct Look {
    var font: FontDescription
    var style: ParagraphStyle
    var language: String?

    func label(_ text: String) -> TextLabel { TextLabel(text, font: font, style: style, language: language) }
  }
}

/// Lends the engine behind a handle.
func with<Result>(
  engine: OpaquePointer?, _ body: (EngineBox) throws(Failure) -> Result
) throws(Failure) -> Result {
  try unsafe Handle.with(engine, EngineBox.self, "engine", body)
}

@c @implementation
public func ss_engine_create(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ folder: UnsafePointer<CChar>?,
  _ engine: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(engine, "engine") { () throws(Failure) in
    let source = try unsafe source("configuration", json, length)
    let folders = try unsafe name(folder, "font_folder").map { [$0] } ?? []
    return EngineBox(
      try call { () throws(DocumentError) in try LayoutEngine(json: source, folders: folders) })
  }
}

@c @implementation
public func ss_engine_create_system(
  _ family: UnsafePointer<CChar>?, _ engine: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(engine, "engine") { () throws(Failure) in
    var configuration = EngineConfiguration()
    configuration.systemStacks["system"] = try unsafe name(family, "family").map { [$0] } ?? []
    configuration.document.environment.font.stack = "system"
    return EngineBox(try call { () throws(DocumentError) in try LayoutEngine(configuration) })
  }
}

@c @implementation
public func ss_engine_retain(_ engine: OpaquePointer?) -> OpaquePointer? {
  unsafe Handle.retain(engine, EngineBox.self)
}

@c @implementation
public func ss_engine_release(_ engine: OpaquePointer?) { unsafe Handle.release(engine, EngineBox.self) }

@c @implementation
public func ss_engine_fonts_digest(
  _ engine: OpaquePointer?, _ stack: UnsafePointer<CChar>?, _ digest: Place<UInt64>?
) -> ss_status {
  attempt { () throws(Failure) in
    guard let digest = unsafe digest else { throw .null("digest") }
    try unsafe with(engine: engine) { box throws(Failure) in
      var style = unsafe ss_text_style()
      unsafe style.stack = stack
      let look = try unsafe box.look(&style)
      guard box.engine.stackNames.contains(look.font.stack) else {
        throw Failure(SS_BAD_STYLE, "the engine has no stack \"\(look.font.stack)\"")
      }
      unsafe digest.pointee = box.engine.texts.fontDigest(of: look.label(""))
    }
  }
}
