import CFuzzer
import Foundation

/// Makes one kind of input from bytes and gives it to the library, which must refuse it or answer it.
protocol Fuzzer: SendableMetatype {
  /// Inputs to begin with, made from the project's fixtures: at least one for every branch that a mutation can hardly find.
  static func seeds(fixtures: URL) throws -> [[UInt8]]
  /// What is done with an input. A trap, a broken promise (`precondition`), a leak or a hang is a finding.
  static func run(_ input: [UInt8])
}

/// The fuzzers by the names that `Tests/Fuzzers/run` takes; a new one is written beside these and listed here.
let fuzzers: [String: any Fuzzer.Type] = [
  "labels": LabelFuzzer.self,
  "rows": RowFuzzer.self,
  "traces": TraceFuzzer.self,
  "fonts": FontFuzzer.self,
  "heights": SavedHeightsFuzzer.self,
  "prepared": PreparedLabelFuzzer.self,
]

/// The program: `fuzz NAME seeds FOLDER` writes the seeds of a fuzzer into a folder, `fuzz NAME` with libFuzzer's own
/// arguments runs it, `fuzz mutants COUNT SEED FILE [FONT]` runs mutants of all installed fonts, or of one.
///
/// It has this name because that is what the package manager makes the program's entry.
@_cdecl("fuzz_main")
public func fuzzMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  let words = CommandLine.arguments
  if words.count >= 5, words[1] == "mutants", let count = Int(words[2]), let seed = UInt64(words[3]) {
    FontFuzzer.runMutants(
      count: count, seed: seed, note: URL(filePath: words[4]), fonts: words.count > 5 ? [words[5]] : nil)
    return 0
  }
  guard words.count > 1, let fuzzer = fuzzers[words[1]] else {
    print("usage: fuzz NAME [seeds FOLDER | libFuzzer's arguments], of \(fuzzers.keys.sorted())")
    return 2
  }
  if words.count == 4, words[2] == "seeds" {
    return writeSeeds(of: fuzzer, to: URL(filePath: words[3], directoryHint: .isDirectory))
  }
  chosenFuzzer = fuzzer
  // libFuzzer sees the arguments without the name.
  arguments[1] = arguments[0]
  var count = count - 1
  var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
  return LLVMFuzzerRunDriver(&count, &rest) { bytes, count in
    chosenFuzzer.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// The fuzzer that runs: set once before libFuzzer starts, as its callback can hold nothing.
nonisolated(unsafe) private var chosenFuzzer: any Fuzzer.Type = LabelFuzzer.self

private func writeSeeds(of fuzzer: any Fuzzer.Type, to folder: URL) -> Int32 {
  let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Fixtures", directoryHint: .isDirectory).standardized
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, seed) in try fuzzer.seeds(fixtures: fixtures).enumerated() {
      try Data(seed).write(to: folder.appending(path: "seed-\(number)"))
    }
    return 0
  } catch {
    print("the seeds cannot be written: \(error)")
    return 2
  }
}

/// The files of a folder of fixtures with an ending, in the order of their names.
func fixtureFiles(_ folder: URL, ending: String) throws -> [[UInt8]] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.lastPathComponent.hasSuffix(ending) }
    .sorted { $0.path < $1.path }
    .map { Array(try Data(contentsOf: $0)) }
}
