/// Why a file cannot be read as an app's texts.
public struct LocalizedStringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// The fault, a full sentence.
  public let description: String

  init(_ path: String, _ description: String) {
    self.path = path
    self.description = description
  }
}
