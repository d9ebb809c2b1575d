import Foundation

/// The texts that the project's benchmarks run on.
public enum Corpus: String, CaseIterable, Sendable {
  case chat, multilingual, article

  /// All of them together.
  public static let all = Corpora()

  /// All corpora together.
  public struct Corpora: Sendable {
    /// The texts of all corpora.
    public func labels() throws -> [String] { try Corpus.allCases.flatMap { try $0.labels() } }
  }

  /// The corpus' texts.
  public func labels() throws -> [String] {
    struct Label: Decodable { var text: String }
    let url = ProjectFolders.root.appending(path: "Benchmarks/Corpora/\(rawValue).ndjson")
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Label.self, from: $0).text
    }
  }
}

/// Whether long runs are asked for, by `SELFSIZING_THOROUGH=1`.
public let isThorough = ProcessInfo.processInfo.environment["SELFSIZING_THOROUGH"] != nil
