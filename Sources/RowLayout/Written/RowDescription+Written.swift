extension RowDescription {
  /// The part as documents and bytes have it.
  ///
  /// - Throws: ``RowError`` for parts made in code (own layouts, closures), which have no written form.
  func written() throws(RowError) -> WrittenPart {
    var part = WrittenPart(try writtenKind(), id: id)
    switch kind {
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty: writeLeaf(&part)
    case .conditional, .repeated, .chosen, .forEach, .identified, .button, .label: try writeChoice(&part)
    default: try kind.modified == nil ? writeContainer(&part) : writeModifier(&part)
    }
    return part
  }

  private func writtenKind() throws(RowError) -> PartKind {
    switch kind {
    case .layout: throw unwritten("a container of one's own")
    case .layoutValue: throw unwritten("a value for a container of one's own")
    case .reader: throw unwritten("content made from a size")
    case .invalid(let error): throw unwritten("a part that could not be made (\(error.message))")
    default: break
    }
    guard let known = PartKind(rawValue: kind.name) else { throw unwritten("\"\(kind.name)\"") }
    return known
  }

  private func unwritten(_ what: String) -> RowError {
    RowError(.notEncodable, "\(what) has no written form")
  }

  private func number(_ number: Double?) -> WrittenValue? { number.map { .number($0) } }
  private func string(_ string: String?) -> WrittenValue? { string.map { .string($0) } }
  private func flag(_ flag: Bool) -> WrittenValue? { flag ? .flag(true) : nil }

  private func set(_ alignment: Alignment, of part: inout WrittenPart) {
    if alignment != .center { part.set(.alignment, .string(alignment.spelling)) }
  }

  private func inner(_ child: RowDescription, _ key: String) throws(RowError) -> WrittenValue {
    do throws(RowError) { return .part(try child.written()) } catch { throw error.prefixed(by: key) }
  }

  private func list(_ children: [RowDescription], _ key: String) throws(RowError) -> [WrittenPart] {
    var result: [WrittenPart] = []
    result.reserveCapacity(children.count)
    for (number, child) in children.enumerated() {
      do throws(RowError) { result.append(try child.written()) } catch {
        throw error.prefixed(by: "\(key)[\(number)]")
      }
    }
    return result
  }

  private func writeLeaf(_ part: inout WrittenPart) {
    switch kind {
    case .spacer(let minLength): part.set(.minLength, number(minLength))
    case .leaf(let width, let height, let baseline):
      part.set(.w, .number(width))
      part.set(.h, .number(height))
      part.set(.firstBaseline, number(baseline))
    case .rect(let shape):
      if shape.shape != .rectangle { part.set(.shape, .string(shape.shape.rawValue)) }
      part.set(.cornerRadius, number(shape.cornerRadius))
      part.set(.fill, string(shape.fill))
    case .image(let image):
      part.set(.name, string(image.name))
      if let hole = image.hole {
        part.set(.size, .hole(hole))
      } else {
        part.set(.width, .number(image.width))
        part.set(.height, .number(image.height))
      }
      part.set(.resizable, flag(image.isResizable))
      part.set(.symbol, flag(image.isSymbol))
      part.set(.baselineOffset, number(image.baselineOffset))
    case .text(let text): write(text, &part)
    default: break
    }
  }

  private func write(_ text: TextDescription, _ part: inout WrittenPart) {
    switch text.content {
    case .runs(let runs):
      if runs.count == 1, runs[0].isPlain {
        part.set(.string, runs[0].hole.map { .hole($0) } ?? .string(runs[0].string))
      } else {
        part.set(.runs, .runs(runs))
      }
    case .standIn(let text):
      part.set(.words, .words(text.words))
      part.set(.advance, .number(text.advance))
      part.set(.lineHeight, .number(text.lineHeight))
      part.set(.ascent, .number(text.ascent))
      part.set(.capHeight, number(text.capHeight))
      if text.leading != 0 { part.set(.leading, .number(text.leading)) }
    }
    part.set(.font, text.font.map { .font($0) })
    part.set(.lineLimit, text.lineLimit.map { .lineLimit($0) })
    part.set(.reservesSpace, flag(text.reservesSpace))
    part.set(.lineSpacing, number(text.lineSpacing))
    part.set(.truncation, string(text.truncation))
    part.set(.tracking, number(text.tracking))
    part.set(.lang, string(text.language))
    part.set(.features, text.features.map { .features($0) })
  }

  private func writeChoice(_ part: inout WrittenPart) throws(RowError) {
    switch kind {
    case .conditional(let condition, let then, let otherwise):
      try write(.flag(condition), then, otherwise, &part)
    case .chosen(let hole, let then, let otherwise): try write(.hole(hole), then, otherwise, &part)
    case .forEach(let count, let child):
      part.set(.count, .number(Double(count)))
      part.set(.child, try inner(child, "child"))
    case .repeated(let hole, let child):
      part.set(.count, .hole(hole))
      part.set(.child, try inner(child, "child"))
    case .identified(let elements):
      var list: [WrittenElement] = []
      for element in elements {
        list.append(WrittenElement(id: element.id, children: try self.list(element.children, "children")))
      }
      part.set(.elements, .elements(list))
    case .button(let label): part.set(.label, try inner(label, "label"))
    case .label(let title, let icon):
      part.set(.title, try inner(title, "title"))
      part.set(.icon, try inner(icon, "icon"))
    default: break
    }
  }

  private func write(
    _ condition: WrittenValue, _ then: [RowDescription], _ otherwise: [RowDescription],
    _ part: inout WrittenPart
  ) throws(RowError) {
    part.set(.condition, condition)
    part.set(.then, .parts(try list(then, "then")))
    if !otherwise.isEmpty { part.set(.else, .parts(try list(otherwise, "else"))) }
  }

  private func writeContainer(_ part: inout WrittenPart) throws(RowError) {
    switch kind {
    case .hstack(let alignment, let spacing, _):
      part.set(.alignment, alignment == .center ? nil : .string(alignment.spelling))
      part.set(.spacing, number(spacing))
    case .vstack(let alignment, let spacing, _):
      part.set(.alignment, alignment == .center ? nil : .string(alignment.spelling))
      part.set(.spacing, number(spacing))
    case .zstack(let alignment, _): set(alignment, of: &part)
    case .viewThatFits(let axes, _): part.set(.axes, .axes(axes))
    case .flex(let flex, _): part.set(flex)
    case .grid(let grid, _): part.set(grid)
    case .gridRow(let alignment, _): part.set(.alignment, string(alignment?.spelling))
    default: break
    }
    part.set(.children, .parts(try list(kind.children, "children")))
  }

  private func writeModifier(_ part: inout WrittenPart) throws(RowError) {
    switch kind {
    case .frame(let width, let height, let alignment, _):
      part.set(.width, number(width))
      part.set(.height, number(height))
      set(alignment, of: &part)
    case .flexFrame(let limits, _): part.set(limits)
    case .flexItem(let item, _): part.set(item)
    case .fraction(let frame, _): part.set(frame)
    case .padding(.insets(let insets), _):
      part.set(
        .insets,
        .numbers([insets.top, insets.leading, insets.bottom, insets.trailing].map { .number($0) }))
    case .padding(.length(let length, let edges), _):
      part.set(.length, number(length))
      if edges != .all { part.set(.edges, .edges(edges)) }
    case .fixedSize(let horizontal, let vertical, _):
      part.set(.horizontal, .flag(horizontal))
      part.set(.vertical, .flag(vertical))
    case .layoutPriority(let value, _): part.set(.value, .number(value))
    case .aspectRatio(let ratio, let mode, _):
      part.set(.ratio, number(ratio) ?? .null)
      part.set(.mode, .string(mode.rawValue))
    case .overlay(let alignment, let content, _), .background(let alignment, let content, _):
      set(alignment, of: &part)
      part.set(.content, try inner(content, "content"))
    case .border(let color, let width, _):
      part.set(.color, string(color))
      part.set(.width, number(width))
    case .offset(let x, let y, _):
      part.set(.x, .number(x))
      part.set(.y, .number(y))
    case .alignmentGuide(let guide, let value, _):
      part.set(.guide, .string(guide.key.spelling))
      switch value {
      case .value(let points): part.set(.value, .number(points))
      case .of(let other): part.set(.of, .string(other.key.spelling))
      case .computed: throw unwritten("a guide computed in code")
      }
    case .gridCell(let cell, _):
      part.set(.columns, number(cell.columns.map { Double($0) }))
      part.set(.anchor, cell.anchor.map { .numbers([.number($0.x), .number($0.y)]) })
      part.set(.columnAlignment, string(cell.columnAlignment?.spelling))
      part.set(.unsizedAxes, cell.unsizedAxes.map { .axes($0) })
    case .environment(let change, _): part.set(.set, .change(change))
    case .style(let style, _): part.set(.style, .style(style))
    default: break
    }
    if let child = kind.modified { part.set(.child, try inner(child, "child")) }
  }
}
