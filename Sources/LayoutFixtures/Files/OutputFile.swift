#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes files whole or not at all.
public enum OutputFile {
  /// Puts bytes in place of a file: they are written beside it, made durable, and then take its name, so that a crash
  /// in between leaves the file as it was, and of two writers at a time one wins whole.
  ///
  /// A link stays a link to the file that is replaced, and the file keeps its permissions. What is no file, as `/dev/stdout` or
  /// a pipe, is written to as it is.
  ///
  /// - Throws: ``DocumentError`` with code `unreadable` that says why; the file is then as it was.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(DocumentError) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try writeThrough(path, bytes) }
    let target = isThere ? resolved(path) : path
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path) }
    let temporary = template
    do throws(DocumentError) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, path)
      guard fchmod(descriptor, isThere ? status.st_mode & 0o7777 : 0o644) == 0, fsync(descriptor) == 0 else {
        throw failure(path)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, target) == 0 else {
      let error = failure(path)
      unsafe unlink(temporary)
      throw error
    }
    makeNameDurable(target)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(DocumentError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writeOnce(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      written += count
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #else
      unsafe Darwin.write(descriptor, start, count)
    #endif
  }

  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(DocumentError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path)
  }

  /// The file that a path leads to through links.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Makes the folder's entry as durable as the file; where a file system cannot, the file is complete all the same.
  private static func makeNameDurable(_ path: String) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> DocumentError {
    DocumentError(.unreadable, "cannot write \(path): \(unsafe String(cString: strerror(errno)))")
  }
}
