public import TextLayout

extension PortableRowTemplate {
  /// The label that a hole's string becomes in the template's fonts and under its limits, and the text prepared of it.
  ///
  /// The text's bytes (`PortableText`) fill the hole where no fonts are, as in a browser.
  ///
  /// - Throws: ``RowError`` as ``row(filling:texts:)`` does, and where no text is shown that the hole alone fills.
  public func text(
    ofHole name: String, filling values: RowHoleValues, texts engine: any TextPreparing
  ) throws(RowError) -> (text: PreparedText, label: TextLabel) {
    let row = try row(filling: values, labels: RowHoleLabels(), texts: engine)
    for (number, source) in row.core.sources.enumerated()
    where source.description.hole?.hasSameBytes(as: name) ?? false {
      guard let label = row.label(ofText: number) else { continue }
      if let text = row.texts[number] as? PreparedText { return (text, label) }
      if let fitted = row.texts[number] as? FittedText { return (fitted.text, label) }
    }
    throw RowError(.hole, "No text is shown that the hole \"\(name)\" alone fills.")
  }
}
