/// The lengths that frames are relative to: those of the nearest scroll view, list or row.
extension Resolver {
  /// A container, and the generation of the answers in it.
  struct Container {
    var lengths: Proposal
    var generation: UInt32
  }

  /// Goes into a part if frames inside are relative to it; returns the container around then. A length that is open or endless is
  /// that of the container around. How answers change with the lengths is not known, so they hold for these alone.
  @inline(__always)
  mutating func enter(_ index: Int, _ proposal: Proposal) -> Container? {
    program.nodes[index].isContainer ? enterContainer(proposal) : nil
  }

  private mutating func enterContainer(_ proposal: Proposal) -> Container {
    let around = Container(lengths: container, generation: scratch.generation)
    func length(_ own: Length, _ around: Length) -> Length {
      own.isUnspecified || own.value == .infinity ? around : Length(own.value)
    }
    interval.collapse(by: proposal.width)
    interval.collapse(by: proposal.height)
    container = Proposal(
      width: length(proposal.width, container.width), height: length(proposal.height, container.height))
    scratch.generation = scratch.generation(in: container)
    return around
  }

  /// Goes back to the container around, if there is one.
  @inline(__always)
  mutating func leave(to around: Container?) {
    guard let around else { return }
    container = around.lengths
    scratch.generation = around.generation
  }
}
