public import ListLayout

extension DataSource {
  /// The index of the sections' own titles (``Section/indexTitle``).
  public var sectionIndex: SectionIndex {
    SectionIndex(sectionTitles: sections.map(\.indexTitle))
  }
}
