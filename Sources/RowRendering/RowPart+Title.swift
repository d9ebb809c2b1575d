internal import RowLayout

extension RowPart {
  /// Its kinds and ids, as `text "body"`.
  package var title: String { (kinds + ids.map(\.debugDescription)).joined(separator: " ") }
}
