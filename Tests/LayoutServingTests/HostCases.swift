import Foundation
import LayoutFixtures
import LayoutServing
import TestSupport
import Testing

/// The files of `Fixtures/Hosts`.
enum HostCases {
  static let folder = ProjectFolders.fixtures.appending(path: "Hosts")

  /// The bytes of a file of the folder.
  static func text(_ name: String) throws -> SourceText {
    SourceText(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
  }

  /// The lines of a file of the folder.
  static func lines(_ name: String) throws -> [String] {
    String(decoding: try text(name).bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The engine of all cases.
  static func engine() throws -> LayoutEngine { try LayoutEngine(json: text("configure.json")) }

  /// Compares lines with those of a file, or writes the file where `SELFSIZING_RECORD` is set, which fails too.
  static func check(_ lines: [String], against name: String) throws {
    if ProcessInfo.processInfo.environment["SELFSIZING_RECORD"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: name))
      Issue.record("\(name) was recorded: run again without SELFSIZING_RECORD")
    }
    let expected = try self.lines(name)
    #expect(lines.count == expected.count)
    for (line, wanted) in zip(lines, expected) where line != wanted {
      Issue.record("\(name): \(line)\nexpected: \(wanted)")
      return
    }
  }
}
