/// Which build of a font file something was measured with: heights measured with one build say nothing about another.
public struct FontIdentity: Hashable, Sendable {
  /// The version that the font states, as `4.000`; for people.
  public var version: String
  /// A digest of the whole file in 16 hexadecimal digits; equal exactly where the files are, but for one chance in
  /// 2^64.
  public var digest: String

  /// The identity of a file.
  public init(version: String, digest: String) {
    self.version = version
    self.digest = digest
  }
}
