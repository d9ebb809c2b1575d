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
  /// A symbolic link stays one to the file that is replaced or made, and the file keeps its owner and permissions; a new one has those
  /// that the process gives (umask). A file of several names (hard links) keeps them: it is written over in place once its new
  /// bytes stand beside it. What is no file, as a pipe, is written to as it is; so is the standard output or standard error, also
  /// where the process has it in a file (`/dev/stdout`).
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what it is to hold.
  ///   - original: what it must still hold; nil where that does not matter.
  /// - Throws: ``DocumentError`` with code `unreadable` that says why, also where the file may not be written or has
  ///   changed; the file is then as it was.
  public static func replace(
    _ path: String, with bytes: [UInt8], ifStill original: [UInt8]? = nil
  ) throws(DocumentError) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    guard isThere || errno != ELOOP else { throw failure(path) }
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try writeThrough(path, bytes) }
    if isThere {
      guard status.st_mode & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
        throw DocumentError(.unreadable, "cannot write \(path): the file is read-only")
      }
    }
    if isThere, original == nil, let descriptor = FileIdentity(path: path)?.openOutput {
      return try write(bytes, to: descriptor, path)
    }
    let target = try resolved(path)
    let (descriptor, temporary) = try makeTemporary(beside: target, path)
    do throws(DocumentError) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, path)
      if isThere {
        // Only root may give a file away; whoever else writes it is its owner already, or may not keep him.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw failure(path) }
      }
      guard fsync(descriptor) == 0 else { throw failure(path) }
      try check(path, stillHolds: original)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    if isThere, status.st_nlink > 1 { return try writeOver(target, bytes, copy: temporary) }
    guard unsafe rename(temporary, target) == 0 else {
      let error = failure(path)
      unsafe unlink(temporary)
      throw error
    }
    makeNameDurable(target)
  }

  /// Makes the folders on the way to a file that are not there; where one cannot be made, writing the file says why.
  static func makeFolder(of path: String) {
    let folder = InputFile.folder(of: path)
    guard unsafe mkdir(folder, 0o777) != 0, errno == ENOENT else { return }
    makeFolder(of: folder)
    unsafe mkdir(folder, 0o777)
  }

  /// Refuses an output that is one of a command's inputs, by whatever name or link.
  ///
  /// - Throws: ``DocumentError`` that names both; "-" among the inputs is the standard input.
  package static func check(_ output: String, isNoneOf inputs: [String]) throws(DocumentError) {
    guard let identity = FileIdentity(path: output) else { return }
    for input in inputs {
      let other = input == "-" ? FileIdentity.standardInput : FileIdentity(path: input)
      guard identity != other else {
        let name = input == output ? "it" : input == "-" ? "the standard input" : input
        throw DocumentError(
          .unreadable, "\(output) would be written over, but \(name) is read; name another file to write")
      }
    }
  }

  private static func check(_ path: String, stillHolds original: [UInt8]?) throws(DocumentError) {
    guard let original else { return }
    var limits = DocumentLimits()
    limits.fileLength = max(original.count, 1)
    let now = try? InputFile(path: path).readAll(limits: limits).bytes
    guard now == original else {
      throw DocumentError(
        .unreadable, "\(path) was changed by someone else meanwhile; nothing was written, try again")
    }
  }

  /// A new file beside another, with a name that no other has.
  private static func makeTemporary(
    beside target: String, _ path: String
  ) throws(DocumentError) -> (descriptor: Int32, name: String) {
    while true {
      let name = target + "." + String(UInt64.random(in: 0 ... .max), radix: 36)
      let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST || errno == EINTR else { throw failure(path) }
    }
  }

  /// Writes over a file of several names, whose new bytes stand in a copy; the copy goes once they are written.
  private static func writeOver(_ target: String, _ bytes: [UInt8], copy: String) throws(DocumentError) {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = failure(target)
      unsafe unlink(copy)
      throw error
    }
    defer { close(descriptor) }
    do throws(DocumentError) {
      try write(bytes, to: descriptor, target)
      guard ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0 else {
        throw failure(target)
      }
    } catch {
      throw DocumentError(.unreadable, "\(error.message); what it was to hold stands in \(copy)")
    }
    unsafe unlink(copy)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(DocumentError) {
    guard write(bytes, to: descriptor) else { throw failure(path) }
  }

  /// Writes bytes to an open file or pipe; false where that fails, and `errno` says why.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writeOnce(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      written += count
    }
    return true
  }

  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(DocumentError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path)
  }

  /// The file that a path leads to through links, be it there or not.
  private static func resolved(_ path: String) throws(DocumentError) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    var link = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &link, link.count)
    guard count > 0 else { return path }
    let bytes = link.prefix(count).lazy.map { UInt8(bitPattern: $0) }
    guard count < link.count, let target = String(validating: bytes, as: UTF8.self) else {
      throw DocumentError(.unreadable, "cannot write \(path): the name that it is a link to cannot be read")
    }
    let isAbsolute = target.utf8.first == UInt8(ascii: "/")
    return try resolved(isAbsolute ? target : InputFile.folder(of: path) + "/" + target)
  }

  /// Makes the folder's entry as durable as the file; where a file system cannot, the file is complete all the same.
  private static func makeNameDurable(_ path: String) {
    let descriptor = unsafe open(InputFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> DocumentError {
    DocumentError(.unreadable, "cannot write \(path): \(unsafe String(cString: strerror(errno)))")
  }
}

/// The system's function, outside of the type that has others of its name.
private func writeOnce(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}
