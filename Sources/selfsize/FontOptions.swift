internal import ArgumentParser
internal import Glibc

/// The folders of fonts that a command takes.
struct FontOptions: ParsableArguments {
  @Option(name: .customLong("font-dir"), help: "A folder in which fonts are looked up first; repeatable.")
  var folders: [String] = []

  func validate() throws {
    for folder in folders where RowDocuments.kind(ofFileAt: folder, followingLinks: true) != S_IFDIR {
      throw ValidationError("There is no folder \(folder) for --font-dir.")
    }
  }
}
