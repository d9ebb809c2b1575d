nonisolated extension View {
  /// Tells the container of one's own around this part a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    let told = LayoutValue(key, value)
    return modified { .layoutValue(told, child: $0) }
  }
}
