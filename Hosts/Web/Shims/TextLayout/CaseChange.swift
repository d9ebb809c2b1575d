/// Letters in another case: no kit has the tables for it, and says so of labels that ask for it (`FontKitLabel.isExact`). They stay as they
/// are written.
struct CaseChange {
  let textCase: TextCase
  let language: String?
  let sources: PreparationSources

  func changedInPlace(_ text: String) -> String? { nil }

  func changed(_ scalars: [Unicode.Scalar]) -> [(Unicode.Scalar, Int)] {
    scalars.enumerated().map { ($1, $0) }
  }
}
