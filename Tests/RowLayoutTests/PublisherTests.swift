import Foundation
import RowLayout
import Testing

/// Values that a row's model takes from publishers while it is made.
@MainActor @Suite struct PublisherTests {
  private final class Song: ObservableObject {
    @Published var title = "a b"
    @Published var words = 0
    @Published var isShown = false
    @Published var isLater = false
    var received: [String] = []
    private var kept: Set<AnyCancellable> = []

    init(_ likes: CurrentValueSubject<Int, Never>) {
      $title.map { $0.split(separator: " ").count }.assign(to: &$words)
      Publishers.CombineLatest($words, likes).map { words, likes in words == 2 && likes > 3 }
        .assign(to: &$isShown)
      $isShown.receive(on: RunLoop.main).assign(to: &$isLater)
      likes.filter { $0 > 3 }.compactMap { $0 > 4 ? "many" : nil }.eraseToAnyPublisher()
        .sink { self.received.append($0) }.store(in: &kept)
      likes.filter { $0 < 3 }.map { _ in "few" }.sink { self.received.append($0) }.store(in: &kept)
      $title.dropFirst().sink { self.received.append($0) }.store(in: &kept)
      $words.combineLatest($title).merge(with: PassthroughSubject<(Int, String), Never>())
        .sink { self.received.append("\($0.0) \($0.1)") }.store(in: &kept)
    }
  }

  private struct Row: View {
    @StateObject var song: Song
    var body: some View {
      Color.red.frame(height: 10)
      if song.isShown { Color.red.frame(height: 20) }
      if song.isLater { Color.red.frame(height: 40) }
    }
  }

  @Test("A model has what it takes at once from values that are there; what comes later does not come")
  func values() throws {
    let song = Song(CurrentValueSubject(5))
    #expect(song.words == 2 && song.isShown && !song.isLater)
    #expect(song.received == ["many", "2 a b"])
    song.title = "a"
    #expect(song.words == 2 && song.received.count == 2)
    #expect(Song(CurrentValueSubject(2)).received == ["few", "2 a b"])
  }

  @Test("A row is as tall as what its model took at once makes it")
  func heights() throws {
    let rows = try [5, 2].map { likes in
      try height(VStack(spacing: 0) { Row(song: Song(CurrentValueSubject(likes))) })
    }
    #expect(rows == [30, 10])
  }

  @Test("A value, the last of several and all of them are there at once")
  func sequences() {
    var received: [String] = []
    _ = Just("a").sink { received.append($0) }
    _ = "bcd".publisher.map(String.init).sink { received.append($0) }
    _ = "bcd".publisher.collect().sink { received.append(String($0)) }
    #expect(received == ["a", "d", "bcd"])
  }

  @Test("A value is put into a property of an object at once")
  func assignment() {
    let song = Song(CurrentValueSubject(5))
    CurrentValueSubject<String, Never>("b").assign(to: \.title, on: song).cancel()
    #expect(song.title == "b")
  }
}
