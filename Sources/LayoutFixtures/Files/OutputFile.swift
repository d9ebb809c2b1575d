#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes files whole or not at all.
public enum OutputFile {
  /// Puts bytes in place of a file: they are written beside it, made durable, and then take its name, so that a crash
  /// in between leaves the file as it was.
  ///
  /// - Throws: ``DocumentError`` with code `unreadable` that says why; the file is then as it was.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(DocumentError) {
    let temporary = path + ".new"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(temporary) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw abandon(temporary, descriptor) }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw abandon(temporary, descriptor) }
    close(descriptor)
    guard unsafe rename(temporary, path) == 0 else { throw abandon(temporary, nil) }
  }

  private static func failure(_ path: String) -> DocumentError {
    DocumentError(.unreadable, "cannot write \(path): \(unsafe String(cString: strerror(errno)))")
  }

  private static func abandon(_ path: String, _ descriptor: Int32?) -> DocumentError {
    let error = failure(path)
    if let descriptor { close(descriptor) }
    unsafe unlink(path)
    return error
  }
}
