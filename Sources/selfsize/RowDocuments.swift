internal import FoundationEssentials

/// Finds the documents that arguments name.
enum RowDocuments {
  /// The files as they are, and of each folder the `.json` files in it and below, in byte order of their paths.
  ///
  /// - Throws: ``ToolError`` where a folder holds none.
  static func find(in paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
        return [path]
      }
      let found = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".json") }
      guard !found.isEmpty else { throw ToolError("there is no .json file in \(path)") }
      return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
        path.hasSuffix("/") ? path + $0 : "\(path)/\($0)"
      }
    }
  }
}
