internal import TextLayout

extension JSONWriter {
  /// Writes what identifies a font's build as members of the object that is open.
  mutating func members(of identity: FontIdentity) {
    key("version")
    value(identity.version)
    key("digest")
    value(identity.digest)
  }
}
