internal import Glibc
internal import LayoutFixtures

/// Finds the documents that arguments name.
enum RowDocuments {
  /// The files as they are, and of each folder the `.json` files in it and below, in byte order of their paths.
  ///
  /// What stands in a folder and is no file that can be read (a named pipe, a link to nothing, a name that is no UTF-8) is
  /// passed over with a note on the standard error.
  ///
  /// - Throws: ``ToolError`` where a folder cannot be read or holds none.
  static func find(in paths: [String]) throws(ToolError) -> [String] {
    var result: [String] = []
    for path in paths {
      guard kind(ofFileAt: path, followingLinks: true) == S_IFDIR else {
        result.append(path)
        continue
      }
      var found: [String] = []
      try addDocuments(in: path.hasSuffix("/") ? String(path.dropLast()) : path, to: &found)
      guard !found.isEmpty else { throw ToolError("there is no .json file in \(path)") }
      result += found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return result
  }

  private static func addDocuments(in folder: String, to found: inout [String]) throws(ToolError) {
    var open = [folder]
    while let folder = open.popLast() {
      for name in try names(in: folder) {
        let path = "\(folder)/\(name)"
        // Folders behind links are left alone: they may lead back.
        if kind(ofFileAt: path, followingLinks: false) == S_IFDIR {
          open.append(path)
        } else if name.hasSuffix(".json") {
          switch kind(ofFileAt: path, followingLinks: true) {
          case S_IFREG: found.append(path)
          case S_IFDIR: skip(path, "it is a link to a folder")
          case S_IFIFO: skip(path, "it is a named pipe")
          case S_IFSOCK: skip(path, "it is a socket")
          case nil: skip(path, "it leads to no file")
          default: skip(path, "it is a device")
          }
        }
      }
    }
  }

  /// The names in a folder, itself and the one above left out.
  private static func names(in folder: String) throws(ToolError) -> [String] {
    guard let stream = unsafe opendir(folder.isEmpty ? "/" : folder) else {
      throw ToolError("cannot read the folder \(folder): \(unsafe String(cString: strerror(errno)))")
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let length = unsafe MemoryLayout.size(ofValue: entry.pointee.d_name)
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe Array(name.prefix(length).prefix { $0 != 0 })
      }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        skip("\(folder)/\(String(decoding: bytes, as: UTF8.self))", "its name is no UTF-8")
        continue
      }
      names.append(name)
    }
    return names
  }

  static func kind(ofFileAt path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    let code = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    return code == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func skip(_ path: String, _ reason: String) {
    StandardError.print("note: \(path) is passed over: \(reason)".asMessage)
  }
}
