#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file or the standard input, opened for reading: whole, or line by line in constant memory.
public final class InputFile {
  /// The file's name in messages.
  public let name: String
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file.
  ///
  /// - Parameter path: the file's path; "-" is the standard input.
  /// - Throws: ``DocumentError`` with code `unreadable` that says why.
  public init(path: String) throws(DocumentError) {
    if path == "-" {
      (name, descriptor, isOwned) = ("standard input", STDIN_FILENO, false)
      return
    }
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw Self.failure("cannot open", path, errno) }
    (name, descriptor, isOwned) = (path, opened, true)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  private static func failure(_ attempt: String, _ path: String, _ number: Int32) -> DocumentError {
    let reason = unsafe String(cString: strerror(number))
    return DocumentError(.unreadable, "\(attempt) \(path.isEmpty ? "\"\"" : path): \(reason)")
  }

  /// Appends up to `count` bytes to `bytes`; false at the end of the file.
  func read(_ count: Int, into bytes: inout [UInt8]) throws(DocumentError) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var got = 0
    repeat {
      got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe readOnce(descriptor, buffer.baseAddress.map { unsafe $0 + start }, count)
      }
    } while got < 0 && errno == EINTR
    bytes.removeLast(count - max(got, 0))
    guard got >= 0 else { throw Self.failure("cannot read", name, errno) }
    return got > 0
  }

  /// The folder of a path, as it is opened: `.` for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The whole rest of the file.
  ///
  /// - Parameter limits: what bounds the document.
  /// - Throws: ``DocumentError`` with code `unreadable` or `tooLong`.
  public func readAll(limits: DocumentLimits = DocumentLimits()) throws(DocumentError) -> SourceText {
    var bytes: [UInt8] = []
    try readAll(into: &bytes, limits: limits)
    return SourceText(name: name, bytes: bytes)
  }

  /// Appends the whole rest of the file.
  func readAll(into bytes: inout [UInt8], limits: DocumentLimits) throws(DocumentError) {
    repeat {
      guard bytes.count <= limits.fileLength else {
        throw DocumentError(.tooLong, "\(name) is longer than the \(limits.fileLength) bytes of a document")
      }
    } while try read(1 << 16, into: &bytes)
  }
}

/// The system's function, outside of the type that has another of its name.
private func readOnce(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, start, count)
}
