internal import CHarfBuzz
internal import TextLayout

extension FontFace {
  /// The face with its axes at the given positions; itself where it has none of them. Each such face is made once.
  ///
  /// - Throws: ``TextError`` for a position outside its axis.
  func varied(_ variations: [FontVariation]) throws(TextError) -> FontFace {
    var own: [FontVariation] = []
    for variation in variations {
      guard let axis = axis(variation.axis) else { continue }
      guard axis.contains(variation.value) else {
        throw TextError(
          .unavailableFeature,
          """
          The axis "\(variation.axis)" of \(reference.file) goes from \(axis.lowerBound) to \(axis.upperBound); \
          \(variation.value) lies outside.
          """)
      }
      own.append(variation)
    }
    return own.isEmpty ? self : variant(own)
  }

  /// The face as a font sets it: its axes at the font's positions, an axis of optical size at the font's size unless the font says
  /// otherwise.
  ///
  /// - Throws: ``TextError`` for a position outside its axis.
  func varied(for font: FontDescription) throws(TextError) -> FontFace {
    var variations = font.variations
    if let sizes = axis(Self.opticalSize), !variations.contains(where: { $0.axis == Self.opticalSize }) {
      let size = min(max(font.size, sizes.lowerBound), sizes.upperBound)
      variations.append(FontVariation(Self.opticalSize, size))
    }
    return try varied(variations)
  }

  /// True if the face has an axis of optical size.
  var hasOpticalSize: Bool { axis(Self.opticalSize) != nil }

  private static let opticalSize = "opsz"

  /// The positions that an axis allows; nil if the face has no such axis.
  func axis(_ tag: String) -> ClosedRange<Double>? { axes[openTypeTag(tag)] }

  /// True if the face has lookups under the feature's tag, or pair kerning of the old kind where that is requested.
  func hasFeature(_ tag: String) -> Bool { featureTags.contains(openTypeTag(tag)) }

  /// The positions that the axes of a face allow, by tag.
  static func axes(of face: OpaquePointer) -> [hb_tag_t: ClosedRange<Double>] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    var axes: [hb_tag_t: ClosedRange<Double>] = [:]
    // Of two axes with one tag HarfBuzz sets the first.
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value && axes[info.tag] == nil {
      axes[info.tag] = Double(info.min_value)...Double(info.max_value)
    }
    return axes
  }

  /// The tags of all features that a face has.
  static func featureTags(of face: OpaquePointer) -> Set<hb_tag_t> {
    var found: Set<hb_tag_t> = []
    for table in [openTypeTag("GSUB"), openTypeTag("GPOS")] {
      var count: UInt32 = 0
      let total = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(total))
      count = total
      unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      found.formUnion(tags.prefix(Int(count)))
    }
    // Pair kerning of the old kind has a table of its own.
    let kern = openTypeTag("kern")
    if unsafe !FontBlob(table: kern, of: face).isEmpty { found.insert(kern) }
    return found
  }
}
