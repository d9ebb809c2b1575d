internal import CHarfBuzz

/// Bytes of a font that HarfBuzz keeps: of a file, of a table or of a picture.
///
/// Safety: `@unchecked Sendable` because nobody changes the bytes, and HarfBuzz counts references atomically. The blob is owned here and
/// freed by `deinit`.
@safe
final class FontBlob: @unchecked Sendable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  /// Takes ownership of a blob.
  init(owning blob: OpaquePointer?) {
    unsafe self.blob = blob
    let start = unsafe hb_blob_get_data(blob, nil)
    unsafe bytes = UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(hb_blob_get_length(blob)))
  }

  /// A table of a face; empty where it has none.
  convenience init(table: hb_tag_t, of face: OpaquePointer) {
    unsafe self.init(owning: hb_face_reference_table(face, table))
  }

  deinit { unsafe hb_blob_destroy(blob) }

  var count: Int { unsafe bytes.count }
  var isEmpty: Bool { unsafe bytes.isEmpty }
  var array: [UInt8] { unsafe Array(bytes) }

  /// Lends the bytes.
  func withBytes<Result, Failure>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in try unsafe body(bytes.bytes) }
  }

  /// Lends the blob to `body`, which must not keep it.
  func withBlob<Result>(_ body: (OpaquePointer?) -> Result) -> Result { unsafe body(blob) }

  /// The number at an offset, nil beyond the end.
  func uint16(at offset: Int) -> UInt16? { withBytes { $0.bigEndianUInt16(at: offset) } }
  func int16(at offset: Int) -> Int16? { withBytes { $0.bigEndianInt16(at: offset) } }
  func uint32(at offset: Int) -> UInt32? { withBytes { $0.bigEndianUInt32(at: offset) } }
}
