#if Markdown
  internal import CMarkGFM
  internal import RowLayout

  /// A text as cmark read it.
  @safe
  final class MarkdownTree {
    private let root: OpaquePointer

    /// Longer texts, in bytes, stay as they are.
    private static let longestText = 1 << 22
    /// The extensions are registered once, by whichever thread comes first.
    private static let isRegistered: Bool = {
      cmark_gfm_core_extensions_ensure_registered()
      return true
    }()

    /// Reads a text; nil for one that is too long.
    init?(_ source: String) {
      guard Self.isRegistered, source.utf8.count <= Self.longestText,
        let parser = unsafe cmark_parser_new(0)
      else { return nil }
      defer { unsafe cmark_parser_free(parser) }
      if let strikethrough = unsafe cmark_find_syntax_extension("strikethrough") {
        unsafe cmark_parser_attach_syntax_extension(parser, strikethrough)
      }
      var source = source
      source.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
      guard let root = unsafe cmark_parser_finish(parser) else { return nil }
      unsafe self.root = root
    }

    deinit { unsafe cmark_node_free(root) }

    /// The blocks of the text.
    var blocks: [MarkdownDocument.Block] {
      var builder = MarkdownBuilder()
      guard let iterator = unsafe cmark_iter_new(root) else { return [] }
      defer { unsafe cmark_iter_free(iterator) }
      while true {
        let event = unsafe cmark_iter_next(iterator)
        guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT,
          let node = unsafe cmark_iter_get_node(iterator)
        else { return builder.blocks }
        builder.add(unsafe Self.part(of: node), isEnd: event == CMARK_EVENT_EXIT)
      }
    }

    private static func part(of node: OpaquePointer) -> MarkdownBuilder.Part {
      func string(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
      }
      switch string(unsafe cmark_node_get_type_string(node)) {
      case "paragraph": return .paragraph
      case "heading": return .heading(unsafe Int(cmark_node_get_heading_level(node)))
      case "block_quote": return .quote
      case "list":
        let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return .list(start: isOrdered ? unsafe Int(cmark_node_get_list_start(node)) : nil)
      case "item": return .item
      case "code_block":
        return .code(
          string(unsafe cmark_node_get_literal(node)), info: string(unsafe cmark_node_get_fence_info(node)))
      case "html_block": return .block(string(unsafe cmark_node_get_literal(node)))
      case "thematic_break": return .rule
      case "text", "html_inline": return .letters(string(unsafe cmark_node_get_literal(node)))
      case "softbreak": return .letters(" ")
      case "linebreak": return .letters("\n")
      case "code": return .inlineCode(string(unsafe cmark_node_get_literal(node)))
      case "emph": return .intent(.emphasized)
      case "strong": return .intent(.stronglyEmphasized)
      case "strikethrough": return .intent(.strikethrough)
      case "link": return .link(string(unsafe cmark_node_get_url(node)))
      default: return .other
      }
    }

    // MARK: Lines

    /// The marks within lines; nil where the text cannot be read so.
    ///
    /// cmark reads documents: a space that the text does not have stands for each newline and around the whole, so that all is one
    /// paragraph, no line of which begins a block.
    static func inline(_ source: String) -> AttributedString? {
      let spaces: [Unicode.Scalar] = ["\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}"]
      let scalars = source.unicodeScalars
      guard let space = spaces.first(where: { !scalars.contains($0) }) else { return nil }
      let newlines: Set<Unicode.Scalar> = ["\n", "\r"]
      var line = String.UnicodeScalarView()
      line.append(space)
      // A carriage return with a newline is one.
      var before: Unicode.Scalar?
      for scalar in scalars {
        if !(scalar == "\n" && before == "\r") { line.append(newlines.contains(scalar) ? space : scalar) }
        before = scalar
      }
      line.append(space)
      guard let blocks = MarkdownTree(String(line))?.blocks, blocks.count == 1,
        case .paragraph(let read)? = blocks.first
      else { return nil }
      // The space before the text and the one behind it are no newlines.
      var text = AttributedString()
      let count = read.unicodeScalars.count
      var rest = count
      for run in read.runs {
        var letters = String.UnicodeScalarView()
        for scalar in read[run.range].unicodeScalars {
          let isEdge = rest == 1 || rest == count
          rest -= 1
          if isEdge, scalar == space { continue }
          letters.append(scalar == space ? "\n" : scalar)
        }
        text.append(AttributedString(String(letters), attributes: run.attributes))
      }
      return text
    }
  }
#endif
