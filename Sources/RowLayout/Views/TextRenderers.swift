// How texts are drawn by somebody's own: no matter of layout, and never called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Draws a text.
public protocol TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text; that of the text itself where nothing is said. Described rows keep that.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room around a text that is drawn in.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy: Hashable, Sendable {
  /// The text's size, of which a renderer that is never called knows nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A mark of a piece of text, which a renderer finds again.
public protocol TextAttribute {}

extension Text {
  public func customAttribute(_ attribute: some TextAttribute) -> Text { self }

  /// The lines of a text as a renderer draws them; none are kept.
  public struct Layout: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(place: Int) -> Line { Line() }
    public var isTruncated: Bool { false }

    /// The room of a line or a piece of one.
    public struct TypographicBounds: Hashable, Sendable {
      public var origin = CGPoint.zero
      public var width = CGFloat.zero
      public var ascent = CGFloat.zero
      public var descent = CGFloat.zero
      public var leading = CGFloat.zero
      /// The room.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line: pieces of one style.
    public struct Line: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(place: Int) -> Run { Run() }
      public var origin: CGPoint { .zero }
      /// The room of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A piece of one style: glyphs.
    public struct Run: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(place: Int) -> RunSlice { RunSlice() }
      /// The mark of a kind; nil, as none is kept.
      public subscript<T: TextAttribute>(type: T.Type) -> T? { nil }
      /// The room of the piece.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Glyphs of a piece.
    public struct RunSlice: Sendable {
      /// The mark of a kind; nil, as none is kept.
      public subscript<T: TextAttribute>(type: T.Type) -> T? { nil }
      /// The room of the glyphs.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Ways to draw.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Without places of parts of pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

nonisolated extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

/// A picture of a view; none is made here, as fonts belong to the engine that draws (``ResolvedRow``).
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  /// The size that is proposed.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
}
