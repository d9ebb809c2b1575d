internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

#if canImport(Glibc)
  internal import Glibc
#endif

/// The bytes of a font file, mapped into memory, whose table directories lie inside the file.
///
/// Safety: `@unchecked Sendable` because the blob is made immutable at once and HarfBuzz counts its references
/// atomically. The one pointer is owned here and freed by `deinit`.
@safe
final class FontFile: @unchecked Sendable {
  private let blob: OpaquePointer
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
    do throws(FontError) {
      faceCount = try unsafe withExtendedLifetime(blob) { () throws(FontError) in
        let length = unsafe Int(hb_blob_get_length(blob))
        guard let start = unsafe hb_blob_get_data(blob, nil) else {
          throw FontError(.notAFont, "\(path) is no font: it is empty.")
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
        return try unsafe SFNTDirectory.checkedFaceCount(of: bytes.bytes, path: path)
      }
    } catch {
      unsafe hb_blob_destroy(blob)
      throw error
    }
    unsafe self.blob = blob
    self.path = path
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// The digest of the whole file, computed when it is first asked for.
  var digest: UInt64 {
    knownDigest.withLock { known in
      if let known { return known }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: hb_blob_get_data(blob, nil), count: Int(hb_blob_get_length(blob)))
      let digest = unsafe ByteDigest.digest(of: bytes.bytes)
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
    let face = unsafe hb_face_create(blob, number)
    guard let face = unsafe face, unsafe hb_face_get_glyph_count(face) > 0 else {
      unsafe hb_face_destroy(face)
      throw FontError(.notAFont, "\(path) is no usable font: face \(index) has no glyphs.")
    }
    return unsafe face
  }
}
