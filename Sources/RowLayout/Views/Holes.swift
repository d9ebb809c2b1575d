/// Parts of a row template that are there where a value says so (``PortableRowTemplate``).
public struct IfHole<Content: View, Otherwise: View>: PrimitiveView {
  private let name: String
  private let content: Content
  private let otherwise: Otherwise

  /// Content where the condition under a name holds, other content where it does not.
  public init(
    _ name: String, @ViewBuilder then content: () -> Content, @ViewBuilder else otherwise: () -> Otherwise
  ) {
    self.name = name
    self.content = content()
    self.otherwise = otherwise()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let other = Otherwise.self == EmptyView.self ? [] : context.children(otherwise)
    return RowDescription(.chosen(hole: name, then: context.children(content), otherwise: other))
  }
}

extension IfHole where Otherwise == EmptyView {
  /// Content where the condition under a name holds, nothing where it does not.
  public init(_ name: String, @ViewBuilder then content: () -> Content) {
    self.init(name, then: content, else: { EmptyView() })
  }
}

/// Content of a row template that stands as often as a value says (``PortableRowTemplate``).
public struct ForEachHole<Content: View>: PrimitiveView {
  private let name: String
  private let content: Content

  /// Content as often as the count under a name.
  public init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(
      .repeated(hole: name, child: RowDescription(.group(children: context.children(content)))))
  }
}
