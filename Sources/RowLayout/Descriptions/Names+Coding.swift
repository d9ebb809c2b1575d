// Cases of these names are read from documents, and written, by their names.

extension Edge: Codable {}
extension Axis: Codable {}
extension ShapeDescription.Shape: Codable {}
extension ContentMode: Codable {}
extension LayoutDirection: Codable {}
extension TextStyle: Codable {}
extension DynamicTypeSize: Codable {}
