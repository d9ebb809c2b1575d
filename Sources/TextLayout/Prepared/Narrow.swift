/// A whole number kept in 32 bits, as widths are: one beyond them becomes the nearest that they hold.
@propertyWrapper
package struct Narrow: Hashable, Sendable {
  private var stored: Int32

  package init(wrappedValue: Int) { stored = Int32(clamping: wrappedValue) }

  package var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(clamping: newValue) }
  }
}
