internal import RowLayout

/// Puts blocks together from the beginnings and ends of parts.
struct MarkdownBuilder {
  /// A part of a document.
  enum Part {
    case paragraph, quote, item, rule, other
    case heading(Int)
    case list(start: Int?)
    case code(String, info: String)
    /// Text that is a block of its own.
    case block(String)
    case letters(String)
    case inlineCode(String)
    case intent(InlinePresentationIntent)
    case link(String)
  }

  /// The container that blocks are collected for.
  private struct Container {
    var blocks: [MarkdownDocument.Block] = []
    var items: [[MarkdownDocument.Block]] = []
  }

  /// Containers that lie deeper add their blocks to those around them.
  private static let deepest = 24

  private var containers = [Container()]
  /// The containers that lie too deep.
  private var tooDeep = 0
  private var text = AttributedString()
  /// The intents of letters: each with those around it.
  private var intents: [InlinePresentationIntent] = []
  private var links: [String] = []

  /// The blocks of what was added.
  var blocks: [MarkdownDocument.Block] { containers[0].blocks }

  /// Adds the beginning of a part, or its end; those without parts of their own have no end.
  mutating func add(_ part: Part, isEnd: Bool) {
    switch part {
    case .paragraph where isEnd: add(.paragraph(take()))
    case .heading(let level) where isEnd: add(.heading(level: level, take()))
    case .paragraph, .heading, .other: break
    case .quote, .list, .item:
      if isEnd { end(part) } else { begin() }
    case .rule: add(.rule)
    case .code(let text, let info):
      let language = info.split(separator: " ").first.map(String.init)
      add(.code(text.hasSuffix("\n") ? String(text.dropLast()) : text, language: language))
    case .block(let text): add(.paragraph(AttributedString(text.trimmingCharacters(in: .newlines))))
    case .letters(let letters): append(letters)
    case .inlineCode(let letters):
      begin(.code)
      append(letters)
      intents.removeLast()
    case .intent(let intent):
      if isEnd { _ = intents.popLast() } else { begin(intent) }
    case .link(let address):
      if isEnd { _ = links.popLast() } else { links.append(address) }
    }
  }

  private mutating func begin(_ intent: InlinePresentationIntent) {
    intents.append(intent.union(intents.last ?? []))
  }

  private mutating func append(_ letters: String) {
    var attributes = AttributeContainer()
    if let intent = intents.last, !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    if let address = links.last, let url = URL(string: address) { attributes.link = url }
    text.append(AttributedString(letters, attributes: attributes))
  }

  private mutating func take() -> AttributedString {
    defer { text = AttributedString() }
    return text
  }

  private mutating func add(_ block: MarkdownDocument.Block) {
    containers[containers.count - 1].blocks.append(block)
  }

  private mutating func begin() {
    if tooDeep > 0 || containers.count > Self.deepest { tooDeep += 1 } else { containers.append(Container()) }
  }

  private mutating func end(_ part: Part) {
    guard tooDeep == 0 else { return tooDeep -= 1 }
    guard containers.count > 1, let ended = containers.popLast() else { return }
    switch part {
    case .quote: add(.quote(ended.blocks))
    case .item: containers[containers.count - 1].items.append(ended.blocks)
    case .list(let start):
      // Blocks without an item are those of items too deep.
      add(.list(ended.items + (ended.blocks.isEmpty ? [] : [ended.blocks]), start: start))
    default: break
    }
  }
}
