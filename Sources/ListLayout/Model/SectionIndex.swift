/// The titles beside a list that lead to its sections, as the letters of an address book (rule 41).
public struct SectionIndex: Hashable, Sendable {
  /// The titles, in order, each once.
  public let titles: [String]
  private let sections: [Int]

  /// The index of a list's own titles: each title once, where it first comes, leading to its first section.
  ///
  /// - Parameter sectionTitles: the title of each section; nil for a section without one.
  public init(sectionTitles: [String?]) {
    self.init(titles: sectionTitles.compactMap { $0 }, sectionTitles: sectionTitles)
  }

  /// An index of given titles, as a whole alphabet. A title without a section leads where the next title that has one
  /// leads, else to the last section that has a title (rule 41).
  ///
  /// - Parameters:
  ///   - titles: the titles in order; repeated ones are left out.
  ///   - sectionTitles: the title of each section; nil for a section without one.
  public init(titles: [String], sectionTitles: [String?]) {
    var first: [String: Int] = [:]
    var last = 0
    for case (let section, let title?) in sectionTitles.enumerated() {
      if first[title] == nil { first[title] = section }
      last = section
    }
    var seen: Set<String> = []
    self.titles = titles.filter { seen.insert($0).inserted }
    var next = last
    var sections: [Int] = []
    for title in self.titles.reversed() {
      next = first[title] ?? next
      sections.append(next)
    }
    self.sections = sections.reversed()
  }

  /// The section to which the title at a position leads; nil for a position that is not there.
  public func section(at position: Int) -> Int? {
    sections.indices.contains(position) ? sections[position] : nil
  }

  /// The section to which a title leads; nil for a title that is not there. O(titles).
  public func section(for title: String) -> Int? {
    titles.firstIndex(of: title).map { sections[$0] }
  }
}
