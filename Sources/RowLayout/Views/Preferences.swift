/// A value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that the views inside one tell, in the order of the views.
final class PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a key; nil where no view tells one.
  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      entries[ObjectIdentifier(key)] = newValue.map {
        Entry(value: $0) { sum, next in
          guard var value = sum as? K.Value, let next = next as? K.Value else { return }
          K.reduce(value: &value) { next }
          sum = value
        }
      }
    }
  }

  /// Adds the values of the views that follow.
  func add(_ next: PreferenceValues) {
    for (key, entry) in next.entries {
      guard var sum = entries[key] else {
        entries[key] = entry
        continue
      }
      entry.reduce(&sum.value, entry.value)
      entries[key] = sum
    }
  }
}

/// A view that changes a value for those around it, where they ask for any.
nonisolated struct PreferenceView<Content: View>: PrimitiveView {
  let content: Content
  let change: (PreferenceValues) -> Void

  func describe(_ context: ViewContext) -> RowDescription {
    guard let around = context.preferences else { return context.grouped(content) }
    let values = PreferenceValues()
    let part = context.with(values).grouped(content)
    change(values)
    around.add(values)
    return part
  }
}

/// A view with others in front or behind, made of a value that the views inside tell.
nonisolated struct PreferenceLayers<Content: View, Key: PreferenceKey, Layer: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment
  let isFront: Bool
  let layer: (Key.Value) -> Layer

  func describe(_ context: ViewContext) -> RowDescription {
    let values = PreferenceValues()
    let child = context.with(values).grouped(content)
    context.preferences?.add(values)
    let layer = context.single(layer(values[Key.self] ?? Key.defaultValue))
    return RowDescription(.layers(child, layer, alignment, isFront: isFront))
  }
}

nonisolated extension View {
  /// A value for the views around, in place of those that the views inside tell.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    PreferenceView(content: self) { $0[key] = value }
  }
  /// Changes a value for the views around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView(content: self) {
      var value = $0[key] ?? K.defaultValue
      callback(&value)
      $0[key] = value
    }
  }
  /// Views behind, made of the value that the views inside tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayers<Self, K, V>(content: self, alignment: alignment, isFront: false, layer: transform)
  }
  /// Views in front, made of the value that the views inside tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayers<Self, K, V>(content: self, alignment: alignment, isFront: true, layer: transform)
  }
  /// A value for the views around, made of the view's bounds, which are not known yet: the report tells of it.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { filledLater("anchorPreference") }
  /// Changes a value for the views around by the view's bounds, which are not known yet: the report tells of it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { filledLater("transformAnchorPreference") }
  /// An action once a value changes, which may fill the row: the report tells of it.
  @preconcurrency
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable { filledLater("onPreferenceChange") }
}
