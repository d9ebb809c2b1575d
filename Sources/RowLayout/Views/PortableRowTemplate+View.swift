extension PortableRowTemplate {
  /// A template of a view that may have holes.
  ///
  /// - Throws: ``RowError`` for parts made in code, which have no written form.
  public init(
    _ view: some View, id: String? = nil, environment: RowEnvironment = RowEnvironment()
  ) throws(RowError) { try self.init(RowDescription(view), id: id, environment: environment) }
}
