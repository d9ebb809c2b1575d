#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A test run that writes down what rows measure instead of comparing it.
public enum Recording {
  /// The variable that asks for it: any value but an empty one and `0`.
  public static let variable = "SELFSIZING_RECORD"

  /// True if this process was started with the variable set.
  public static let isRequested: Bool = {
    guard let value = unsafe getenv(variable) else { return false }
    return unsafe isOn(String(cString: value))
  }()

  static func isOn(_ value: String) -> Bool { !value.isEmpty && value != "0" }

  /// The message of a test that recorded: such a run never passes, so that it is not taken for a verification.
  static func message(_ path: String, _ changes: [String]) -> String {
    let changes = changes.isEmpty ? ["nothing changed"] : changes
    return Report.text(
      head: "recorded \(path); unset \(variable) to verify it", lines: changes)
  }
}
