extension Proposal {
  /// A proposal that does not change with the root's width; below 0 counts as 0 (rule M0).
  init(_ proposal: ProposedSize) {
    func length(_ value: Double?) -> Length {
      guard let value, !value.isNaN else { return .unspecified }
      return Length(value < 0 ? 0 : value)
    }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }

  /// The proposal as others see it.
  var proposedSize: ProposedSize {
    ProposedSize(
      width: width.isUnspecified ? nil : width.value, height: height.isUnspecified ? nil : height.value)
  }
}
