internal import CHarfBuzz
public import TextLayout

extension FontLibrary {
  /// The files of a stack's regular faces, in the order in which they are tried; none for a stack that is not known.
  public func fonts(ofStack stack: String) -> [FontReference] {
    regularFaces(ofStack: stack).map(\.reference)
  }

  /// A face cut down to what some characters need, as a font file of one face: text of these characters is set in it as in the
  /// whole face.
  ///
  /// A face that kerns by the table that came before OpenType's is not cut, as that table would be lost; hints for small
  /// screens are left out.
  ///
  /// - Parameters:
  ///   - face: the face's index among those of ``fonts(ofStack:)``.
  ///   - stack: the stack's name.
  ///   - characters: the characters; those that the face has no glyph for are passed over.
  /// - Returns: nil where there is no such face, it has none of the characters, or its character map takes work without end to cut.
  /// - Complexity: linear in the font's tables and in the characters.
  public func subset(
    ofFace face: Int, inStack stack: String, to characters: some Sequence<Unicode.Scalar>
  ) -> [UInt8]? {
    let faces = regularFaces(ofStack: stack)
    guard faces.indices.contains(face) else { return nil }
    let covered = Set(characters).filter { faces[face].covers($0.value) }
    return covered.isEmpty ? nil : faces[face].subset(to: covered)
  }

  private func regularFaces(ofStack stack: String) -> [FontFace] {
    faces(for: FontDescription(stack: stack, size: 1)) ?? []
  }
}

extension FontFace {
  fileprivate func subset(to characters: Set<Unicode.Scalar>) -> [UInt8]? {
    unsafe withFace { face in
      if unsafe hb_ot_layout_has_positioning(face) == 0,
        unsafe !FontBlob(table: openTypeTag("kern"), of: face).isEmpty
      {
        return unsafe Self.file(of: face)
      }
      guard unsafe CharacterMapWork.isBounded(face) else { return nil }
      guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
      defer { unsafe hb_subset_input_destroy(input) }
      let kept = unsafe hb_subset_input_unicode_set(input)
      for character in characters { unsafe hb_set_add(kept, character.value) }
      // All features, as it is not known which ones the page's reader applies.
      let features = unsafe hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
      unsafe hb_set_clear(features)
      unsafe hb_set_invert(features)
      unsafe hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
      guard let subset = unsafe hb_subset_or_fail(face, input) else { return nil }
      defer { unsafe hb_face_destroy(subset) }
      return unsafe Self.file(of: subset)
    }
  }

  private static func file(of face: OpaquePointer) -> [UInt8]? {
    let blob = unsafe FontBlob(owning: hb_face_reference_blob(face))
    return blob.isEmpty ? nil : blob.array
  }
}
