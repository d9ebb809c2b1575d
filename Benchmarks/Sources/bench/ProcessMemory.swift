import CBenchHarfBuzz
import Foundation

/// What the process has in memory, as Linux counts it (proc(5), "status" and "clear_refs").
enum ProcessMemory {
  /// Bytes now; nil where the system does not tell.
  static var resident: Int? { field("VmRSS") }

  /// The most bytes since ``beginPeak()``.
  static var peak: Int? { field("VmHWM") }

  /// Begins to look for the peak anew, after giving back what was freed.
  static func beginPeak() throws {
    malloc_trim(0)
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  private static func field(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
      let number = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    return number * 1024
  }
}
