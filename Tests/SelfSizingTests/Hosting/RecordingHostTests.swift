import SelfSizing
import Testing

private final class Cell: ReusableCell {}

@Suite struct RecordingHostTests {
  @Test func `The host keeps what is shown, and what it was told`() {
    let host = RecordingHost()
    let frame = RowRect(x: 0, y: 10, width: 320, height: 44.5)
    let (first, second) = (Cell(), Cell())
    host.place(first, in: frame, at: .row(0))
    host.place(second, in: RowRect(x: 0, y: 0, width: 320, height: 10), at: .header(0))
    #expect(host.shown.map(\.place) == [.header(0), .row(0)])
    host.hide(first, at: .row(0))
    host.commit(offset: 3, contentLength: 100)
    #expect(host.shownCount == 1 && host.offset == 3 && host.contentLength == 100)
    #expect(host.events.first == .place(.row(0), frame))
    #expect(host.events.last == .commit(offset: 3, contentLength: 100))
    host.forget()
    host.recordsEvents = false
    host.hide(second, at: .header(0))
    #expect(host.events.isEmpty && host.shownCount == 0)
  }
}
