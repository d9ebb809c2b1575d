/// The outer form of bytes that are kept or sent: a mark, a version, what is written, and the XXH64 digest (seed 0) of all before it.
package struct SealedForm: Sendable {
  /// The bytes that come first.
  package let mark: [UInt8]
  /// The version of what is written.
  package let version: UInt8

  /// A reason for which bytes are not of the form.
  package enum Fault: Error, Hashable, Sendable {
    /// They begin otherwise.
    case foreign
    /// They end before the version, or before the digest.
    case cutOff
    /// They are of another version.
    case unsupportedVersion(UInt8)
    /// Their digest is another.
    case changed
  }

  /// A form of a mark and a version.
  package init(mark: String, version: UInt8) { (self.mark, self.version) = (Array(mark.utf8), version) }

  /// True if bytes begin as those of the form.
  package func isMark(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: mark) }

  /// The bytes of what is written.
  package func sealed(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes += mark
    writer.bytes.append(version)
    write(&writer)
    writer.write(word: Self.digest(of: writer.bytes[...]))
    return writer.bytes
  }

  /// A reader of what stands between the version and the digest.
  package func reader(of bytes: [UInt8]) throws(Fault) -> ByteReader {
    let (start, end) = (mark.count + 1, bytes.count - 8)
    guard isMark(bytes) else { throw .foreign }
    guard bytes.count >= start else { throw .cutOff }
    guard bytes[start - 1] == version else { throw .unsupportedVersion(bytes[start - 1]) }
    guard end >= start else { throw .cutOff }
    let span = bytes.span.bytes
    guard ByteDigest.digest(of: span.extracting(first: end)) == span.eightBytes(at: end) else {
      throw .changed
    }
    return ByteReader(bytes[start..<end])
  }

  /// The digest of bytes.
  package static func digest(of bytes: ArraySlice<UInt8>) -> UInt64 {
    ByteDigest.digest(of: bytes.span.bytes)
  }
}
