/// The style of a kind of controls inside a view, as the environment keeps it.
///
/// It is `Sendable` unchecked because descriptions are made where the style was set, and nothing else calls it.
struct AnyControlStyle<Configuration>: @unchecked Sendable {
  let style: Any
  let dress: (Configuration, EnvironmentScope) -> AnyView
}

/// A control as the style around dresses it, or as it is where there is none.
///
/// What a style makes of a control may hold such controls of its own, which are not dressed again.
struct StyledControl<Configuration, Plain: View>: PrimitiveView {
  let configuration: Configuration
  let plain: Plain

  init(_ configuration: Configuration, @ViewBuilder plain: () -> Plain) {
    self.configuration = configuration
    self.plain = plain()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    context.dressed(configuration) ?? context.single(plain)
  }
}

extension ViewContext {
  /// Dresses a control in the style around; nil where there is none.
  func dressed<Configuration>(_ configuration: Configuration) -> RowDescription? {
    guard let style = values[styleOf: Configuration.self] else { return nil }
    var values = values
    values[styleOf: Configuration.self] = nil
    if let missing = values.objects.missing(for: style.style, type: type(of: style.style)) {
      return RowDescription(.invalid(missing))
    }
    let inner = with(values)
    return inner.single(style.dress(configuration, inner.scope))
  }
}

nonisolated extension View {
  func controlStyle<Style, Configuration>(
    _ style: Style, _ dress: @escaping @MainActor (Style, Configuration) -> some View
  ) -> some View {
    let any = AnyControlStyle<Configuration>(style: style) { configuration, scope in
      AnyView(scope.make((style, configuration)) { dress($0, $1) })
    }
    return environment(changing: { $0[styleOf: Configuration.self] = any })
  }
}
