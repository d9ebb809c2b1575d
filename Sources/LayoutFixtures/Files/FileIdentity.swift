#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A regular file as the system knows it: two paths with equal identities are one file, by another name, a symbolic link
/// or a hard link.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file that a path leads to; nil where there is none, or none that holds bytes (a pipe, a device, a folder).
  package init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that the standard input reads; nil where that is none.
  package static var standardInput: FileIdentity? {
    var status = stat()
    return unsafe fstat(STDIN_FILENO, &status) == 0 ? FileIdentity(status) : nil
  }

  /// The standard output or standard error, if that is this file: it holds what was written there, and gets more.
  var openOutput: Int32? {
    [STDOUT_FILENO, STDERR_FILENO].first { descriptor in
      var status = stat()
      return unsafe fstat(descriptor, &status) == 0 && FileIdentity(status) == self
    }
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
