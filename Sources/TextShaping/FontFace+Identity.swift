internal import CHarfBuzz
public import TextLayout

extension FontLibrary {
  /// The identities of all files, by their names as the stacks spell them; of the system's fonts those that were needed, by path.
  ///
  /// The version of a collection is that of its first face in a stack.
  /// - Complexity: linear in the files' sizes the first time, then in the number of faces.
  public var identities: [String: FontIdentity] {
    var identities: [String: FontIdentity] = [:]
    for stack in allStacks {
      for face in stack.openedFaces where identities[face.reference.file] == nil {
        identities[face.reference.file] = face.identity
      }
    }
    return identities
  }

  /// The paths of the files that were opened.
  package var openedPaths: [String] { Set(allStacks.flatMap { $0.openedFaces.map(\.path) }).sorted() }

  /// The identity of a file by its name; nil for one that cannot be opened.
  package func identity(ofFile file: String) -> FontIdentity? {
    (try? opener.face(FontReference(file: file)))?.identity
  }

  /// A digest of the files of stacks: of each face in turn its file's digest and its place in the file. Where the system's fonts
  /// stand behind, of all that are installed.
  ///
  /// - Complexity: linear in the files' sizes the first time, then in the number of faces.
  package func digest(ofStacks names: [String]) -> UInt64 {
    var bytes = ByteWriter()
    for name in names {
      let stack = try? stack(named: name)
      let faces = stack?.fileFaces ?? []
      bytes.write(count: faces.count)
      for face in faces {
        bytes.write(word: face.fileDigest)
        bytes.write(count: face.reference.index)
      }
      if let system = stack?.system {
        for byte in "\(system.font.family ?? "") \(system.font.design.rawValue)".utf8 {
          bytes.write(count: Int(byte))
        }
        bytes.write(word: system.source.digest)
      }
    }
    return unsafe ByteDigest.digest(of: bytes.bytes.span.bytes)
  }
}

extension FontFace {
  /// Which build of its file the face comes from.
  var identity: FontIdentity {
    FontIdentity(version: version, digest: ByteDigest.spelled(fileDigest))
  }

  /// The number that the font's `name` table gives as its version, without the word before it and the build notes after
  /// the first semicolon, else the revision of its `head` table (OpenType specification, "name" and "head").
  private var version: String {
    let spelled = unsafe withFace { face in
      var size: UInt32 = 128
      var bytes = [CChar](repeating: 0, count: Int(size))
      // Name 5 is the version; no language means English.
      unsafe hb_ot_name_get_utf8(face, 5, nil, &size, &bytes)
      return String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let word = "Version "
    let number = spelled.prefix { $0 != ";" }
    let version = number.hasPrefix(word) ? number.dropFirst(word.count) : number
    if !version.isEmpty { return String(version) }
    let head = unsafe withFace { unsafe FontBlob(table: openTypeTag("head"), of: $0) }
    let revision = head.uint32(at: 4) ?? 0
    return "\((Double(revision) / 65.536).rounded() / 1000)"
  }
}
