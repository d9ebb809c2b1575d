internal import Synchronization
internal import TextLayout

#if canImport(Glibc)
  internal import Glibc
#endif

/// Finds font files by bare name: in the folders given, in their order, then in the system's font folders.
///
/// Given folders are looked into directly; the system's are walked once, with their subfolders, on the first look-up
/// that needs them. Of two system files of one name the first in byte order of the paths counts, so the answer
/// does not depend on the order in which a file system lists its entries.
final class FontLocator: Sendable {
  let folders: [String]
  let systemFolders: [String]
  private let systemFiles = Mutex<[String: String]?>(nil)

  /// A locator that looks into `folders` first.
  init(folders: [String], systemFolders: [String] = FontLocator.standardSystemFolders) {
    self.folders = folders
    self.systemFolders = systemFolders
  }

  /// The path of the font that `reference` names.
  func path(of reference: FontReference) throws(FontError) -> String {
    let name = reference.file
    if name.utf8.contains(UInt8(ascii: "/")) {
      if Self.isFile(name) { return name }
    } else {
      for folder in folders where Self.isFile(folder + "/" + name) { return folder + "/" + name }
      if let path = systemPath(of: name) { return path }
    }
    throw notFound(reference)
  }

  private func notFound(_ reference: FontReference) -> FontError {
    if reference.file.isEmpty { return FontError(.fileNotFound, "A font has an empty file name.") }
    var message = "The font file \(reference.file) was not found"
    if reference.file.utf8.contains(UInt8(ascii: "/")) {
      if Self.mode(ofFileAt: reference.file) != nil {
        message = "\(reference.file) is no file, but a folder or a device"
      }
    } else {
      message += " in \((folders + systemFolders).joined(separator: ", "))"
    }
    if let package = reference.package { message += "; install the Debian package \(package)" }
    return FontError(.fileNotFound, message + ".")
  }

  private func systemPath(of name: String) -> String? {
    systemFiles.withLock { files in
      let known = files ?? Self.fontFiles(below: systemFolders)
      files = known
      return known[name]
    }
  }

  /// The folders that hold the fonts of the machine and of the user, by the XDG base directory conventions.
  static var standardSystemFolders: [String] {
    var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let home = environment("HOME") {
      folders.insert(home + "/.fonts", at: 0)
      folders.insert((environment("XDG_DATA_HOME") ?? home + "/.local/share") + "/fonts", at: 0)
    }
    return folders
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func isFile(_ path: String) -> Bool { mode(ofFileAt: path) == S_IFREG }

  /// The kind of a file; nil where there is none.
  private static func mode(ofFileAt path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func fontFiles(below folders: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      var pending = [(path: folder, depth: 0)]
      while let (path, depth) = pending.popLast() {
        var subfolders: [(path: String, depth: Int)] = []
        for entry in entries(of: path) {
          let child = path + "/" + entry
          if isFontName(entry) {
            if files[entry] == nil { files[entry] = child }
          } else if depth < greatestDepth, !entry.utf8.contains(UInt8(ascii: ".")) {
            subfolders.append((child, depth + 1))
          }
        }
        pending.append(contentsOf: subfolders.reversed())
      }
    }
    return files
  }

  /// The depth to which folders are followed: enough for any layout in use, and an end to loops of links.
  private static let greatestDepth = 8

  private static func isFontName(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc", ".TTF", ".OTF", ".TTC"].contains { name.hasSuffix($0) }
  }

  /// The names in a folder in byte order, none if it cannot be read.
  private static func entries(of folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
