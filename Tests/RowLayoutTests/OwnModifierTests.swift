import RowLayout
import Testing

extension View {
  fileprivate func focusSection() -> some View { padding(.top, 5) }
}

/// Modifiers of an app's own that have a name of another platform's.
@MainActor @Suite struct OwnModifierTests {
  @Test("An app's own focusSection is taken before that of other platforms")
  func focusSections() throws {
    #expect(try height(Color.red.frame(height: 10).focusSection()) == 15)
  }
}
