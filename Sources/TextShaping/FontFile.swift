internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

#if canImport(Glibc)
  internal import Glibc
#endif

/// The bytes of a font file, mapped into memory, whose table directories lie inside the file.
final class FontFile: Sendable {
  private let blob: FontBlob
  let path: String
  /// The number of faces: 1 for a plain font.
  let faceCount: Int
  private let knownDigest = Mutex<UInt64?>(nil)

  /// Maps the file and checks that it is a font whose tables lie inside it.
  init(path: String, limits: TextLimits) throws(FontError) {
    var status = stat()
    if unsafe stat(path, &status) == 0, status.st_size > limits.fontFileSize {
      throw FontError(
        .tooLarge,
        "The font file \(path) has \(status.st_size) bytes, more than the \(limits.fontFileSize) allowed.")
    }
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw FontError(.unreadable, "The font file \(path) cannot be read.")
    }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = FontBlob(owning: blob)
    self.path = path
    guard !self.blob.isEmpty else { throw FontError(.notAFont, "\(path) is no font: it is empty.") }
    faceCount = try self.blob.withBytes { (bytes) throws(FontError) in
      try SFNTDirectory.checkedFaceCount(of: bytes, path: path)
    }
  }

  /// The digest of the whole file, computed when it is first asked for.
  var digest: UInt64 {
    knownDigest.withLock { known in
      if let known { return known }
      let digest = blob.withBytes { ByteDigest.digest(of: $0) }
      known = digest
      return digest
    }
  }

  /// A new face of the file, to be owned by the caller.
  func makeFace(index: Int) throws(FontError) -> OpaquePointer {
    guard index >= 0, index < faceCount, let number = UInt32(exactly: index) else {
      throw FontError(
        .indexOutOfRange,
        "\(path) has \(faceCount == 1 ? "one face" : "\(faceCount) faces"), so there is no face with index \(index)."
      )
    }
    let face = unsafe blob.withBlob { unsafe hb_face_create($0, number) }
    guard let face = unsafe face, unsafe hb_face_get_glyph_count(face) > 0 else {
      unsafe hb_face_destroy(face)
      throw FontError(.notAFont, "\(path) is no usable font: face \(index) has no glyphs.")
    }
    return unsafe face
  }
}
