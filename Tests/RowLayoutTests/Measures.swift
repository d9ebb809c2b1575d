import RowLayout

/// The height of a view whose texts are stand-ins in whole points.
@MainActor func height(_ view: some View, width: Double = 320) throws -> Double {
  try PreparedRow(view: view, texts: StandInEngine()).height(width: width)
}

/// The width that a view asks for where nothing is proposed, of texts that are stand-ins in whole points.
@MainActor func width(_ view: some View) throws -> Double {
  try PreparedRow(view: view, texts: StandInEngine()).size(ProposedSize(width: nil, height: nil)).width
}
