import ListLayout

// Events as the module's JavaScript writes them: see `Writer` in lists.mjs, which has the same order.

extension Inbox {
  mutating func event() -> ListEvent {
    switch byte() {
    case 0: .load(sections())
    case 1: .scrollBy(number(), overscrolls: flag())
    case 2: .scrollTo(number(), overscrolls: flag())
    case 3: .measure(list { $0.measurement() })
    case 4: .batch(batch())
    case 5: .snapshot(sections(), reloads: list { $0.text() })
    case 6: .header(optional { $0.slot() }, section: whole())
    case 7: .footer(optional { $0.slot() }, section: whole())
    case 8: .estimateSlots(list { $0.measurement() })
    case 9: .estimate(number(), estimateClass: whole())
    case 10: .width(number())
    case 11:
      .rescale(
        list { HeightScale(estimateClass: $0.whole(), factor: $0.number(), offset: $0.number()) })
    case 12: .lanes(lanes(), section: whole())
    case 13: .contentVersion(estimateClass: optional { $0.whole() })
    case 14: .show(reference(), alignment(), padding: number())
    case 15: .showEnd
    case 16: .showSection(whole(), alignment(), padding: number())
    case 17: .animate(reference(), alignment(), padding: number())
    case 18: .animateToEnd
    case 19: .step(number())
    case 20: .stickToEnd(flag())
    case 21: .insets(insets())
    case 22: .viewport(number())
    case 23: .anchor(optional { $0.text() }, edge: flag() ? .bottom : .top)
    case 24: .deferCorrections(flag())
    case 25: .save(text())
    case 26: .restore(text())
    case 27: .dragIndicator(flag())
    case 28: .indicator(number())
    default: .reloadAll
    }
  }

  mutating func flag() -> Bool { byte() != 0 }

  mutating func insets() -> ListInsets { ListInsets(top: number(), bottom: number()) }

  mutating func reference() -> SlotReference {
    switch byte() {
    case 0: .key(text())
    case 1: .place(.header(whole()))
    case 2: .place(.footer(whole()))
    default: .place(place().place)
    }
  }

  private mutating func place() -> RowPlace { RowPlace(whole(), whole()) }

  private mutating func alignment() -> ScrollAlignment {
    switch byte() {
    case 0: .top
    case 1: .middle
    case 2: .bottom
    case 3: .nearest
    default: .fraction(number())
    }
  }

  private mutating func measurement() -> ListMeasurement {
    ListMeasurement(
      reference(), height: number(), version: optional { $0.whole() }, epoch: optional { $0.whole() })
  }

  private mutating func slot() -> SlotDescription {
    SlotDescription(text(), estimateClass: whole(), height: optional { $0.number() }, spans: flag())
  }

  mutating func lanes() -> ListLanes {
    ListLanes(
      whole(), rule: flag() ? .turn : .shortest, gap: number(), leading: number(), trailing: number())
  }

  private mutating func rows() -> RowsDescription {
    flag()
      ? .counted(whole(), prefix: text(), first: whole(), estimateClass: whole())
      : .listed(list { $0.slot() })
  }

  private mutating func section() -> SectionDescription {
    SectionDescription(
      key: optional { $0.text() }, header: optional { $0.slot() }, rows: rows(),
      footer: optional { $0.slot() }, lanes: optional { $0.lanes() })
  }

  private mutating func sections() -> [SectionDescription] { list { $0.section() } }

  private mutating func batch() -> ListBatch {
    var batch = ListBatch()
    batch.deletes = list { $0.place() }
    batch.reloads = list { $0.place() }
    batch.reconfigures = list { $0.place() }
    batch.inserts = list { inbox in
      let place = inbox.place()
      return ListBatch.Insert(inbox.slot(), at: place)
    }
    batch.moves = list { ListBatch.Move(from: $0.place(), to: $0.place()) }
    batch.deleteSections = list { $0.whole() }
    batch.reloadSections = list { $0.whole() }
    batch.insertSections = list { inbox in
      let place = inbox.whole()
      return ListBatch.SectionInsert(inbox.section(), at: place)
    }
    batch.moveSections = list { ListBatch.SectionMove(from: $0.whole(), to: $0.whole()) }
    batch.counts = optional { inbox in inbox.list { $0.whole() } }
    return batch
  }

  mutating func configuration() -> ListConfiguration {
    var configuration = ListConfiguration(viewport: number(), width: number())
    configuration.insets = insets()
    configuration.padding = insets()
    configuration.gaps = ListGaps(row: number(), header: number(), footer: number(), section: number())
    configuration.estimates = list { $0.number() }
    configuration.scale = whole()
    configuration.sticksToEnd = flag()
    configuration.endThreshold = number()
    configuration.keepsStart = flag()
    configuration.hidesEmptySections = flag()
    switch byte() {
    case 1: configuration.contentAlignment = .middle
    case 2: configuration.contentAlignment = .bottom
    default: break
    }
    configuration.pinsHeaders = flag()
    configuration.pinsFooters = flag()
    configuration.budget = optional { $0.whole() }
    configuration.removedHeights = whole()
    configuration.widthHistory = whole()
    configuration.adaptive = Set(list { $0.whole() })
    if let fixed = optional({ inbox in inbox.list { $0.number() } }) {
      configuration.staleRule = .scale(fixed: fixed)
    }
    configuration.axis = flag() ? .horizontal : .vertical
    configuration.preMeasureDistance = number()
    configuration.animatedViewports = number()
    configuration.lanes = lanes()
    configuration.isRightToLeft = flag()
    return configuration
  }
}
