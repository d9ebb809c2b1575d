import Foundation
import TestSupport
import Testing
import TextLayout

@testable import RowLayout

/// Row templates: a filled row is the row that was written with the values in place.
@Suite struct TemplateTests {
  /// A row with a hole of every kind, and in every place that may have one beside fonts.
  static let open = #"""
    {"kind": "hstack", "spacing": {"hole": "gap"}, "children": [
      {"kind": "image", "name": "photo", "size": {"hole": "photo"}, "id": "photo"},
      {"kind": "vstack", "alignment": "leading", "children": [
        {"kind": "text", "string": {"hole": "name"}, "font": {"style": "headline"}, "lineLimit": {"hole": "lines"},
         "id": "name"},
        {"kind": "text", "runs": [
          {"string": {"hole": "who"}, "font": {"weight": 700}}, {"string": ": "}, {"string": {"hole": "name"}}]},
        {"kind": "if", "condition": {"hole": "unread"},
         "then": [{"kind": "frame", "width": {"hole": "dot"}, "height": {"hole": "dot"}, "child": {"kind": "rect"}}],
         "else": [{"kind": "divider"}]},
        {"kind": "forEach", "count": {"hole": "stars"}, "child": {"kind": "leaf", "w": 12, "h": {"hole": "star"}}}]},
      {"kind": "padding", "insets": {"top": {"hole": "top"}, "bottom": 3}, "child": {"kind": "spacer", "minLength": {"hole": "gap"}}},
      {"kind": "aspectRatio", "ratio": {"hole": "ratio"}, "child": {"kind": "rect"}}]}
    """#

  static let values: RowHoleValues = [
    "gap": 6, "photo": .size(width: 40, height: 30), "name": "Ann of the long names", "lines": 2,
    "who": "Bob",
    "unread": true, "dot": 8.5, "stars": 3, "star": 11, "top": 2.25, "ratio": 1.5,
  ]

  /// The same row with the values written in by hand.
  static let filled = #"""
    {"kind": "hstack", "spacing": 6, "children": [
      {"kind": "image", "name": "photo", "width": 40, "height": 30, "id": "photo"},
      {"kind": "vstack", "alignment": "leading", "children": [
        {"kind": "text", "string": "Ann of the long names", "font": {"style": "headline"}, "lineLimit": 2,
         "id": "name"},
        {"kind": "text", "runs": [
          {"string": "Bob", "font": {"weight": 700}}, {"string": ": "}, {"string": "Ann of the long names"}]},
        {"kind": "if", "condition": true,
         "then": [{"kind": "frame", "width": 8.5, "height": 8.5, "child": {"kind": "rect"}}],
         "else": [{"kind": "divider"}]},
        {"kind": "forEach", "count": 3, "child": {"kind": "leaf", "w": 12, "h": 11}}]},
      {"kind": "padding", "insets": {"top": 2.25, "bottom": 3}, "child": {"kind": "spacer", "minLength": 6}},
      {"kind": "aspectRatio", "ratio": 1.5, "child": {"kind": "rect"}}]}
    """#

  static func template(_ json: String) throws -> PortableRowTemplate {
    let part = try JSONDecoder().decode(WrittenPart.self, from: Data(json.utf8))
    return try PortableRowTemplate(
      part, environment: RowEnvironment(scale: 3, font: FontChoice(style: .body)))
  }

  static func canonical(_ description: RowDescription) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(description), as: UTF8.self)
  }

  /// A template as it comes back from its bytes.
  static func reread(_ template: PortableRowTemplate) throws -> PortableRowTemplate {
    try #require(try PortableRowTemplate.decoding(PortableRowTemplate.encoded([template])).first)
  }

  @Test("A filled template is the row that was written by hand, frames included, from JSON and from bytes")
  func equalsByHand() throws {
    let byHand = try JSONDecoder().decode(RowDescription.self, from: Data(Self.filled.utf8))
    let template = try Self.template(Self.open)
    for some in [template, try Self.reread(template)] {
      let description = try some.description(filling: Self.values)
      #expect(try Self.canonical(description) == Self.canonical(byHand))
      let row = try some.row(filling: Self.values, texts: StandInEngine(hasWholeLines: false))
      let other = try PreparedRow(
        byHand, environment: template.environment, texts: StandInEngine(hasWholeLines: false))
      for width in [0, 80, 200, 320.5, 1000] {
        var frames: [RowRect] = []
        var otherFrames: [RowRect] = []
        let proposal = ProposedSize(width: width, height: nil)
        #expect(try row.frames(proposal, into: &frames) == other.frames(proposal, into: &otherFrames))
        #expect(frames.map(\.bits) == otherFrames.map(\.bits))
        #expect(try row.height(width: width).bitPattern == other.height(width: width).bitPattern)
      }
    }
  }

  @Test("A template tells its holes, each once, by the order of their places")
  func listsHoles() throws {
    let holes = try Self.template(Self.open).holes
    #expect(
      holes.map { "\($0.name) \($0.kind)" } == [
        "gap number", "photo size", "name string", "lines count", "who string", "unread flag", "dot number",
        "stars count", "star number", "top number", "ratio number",
      ])
  }

  /// Values that do not fit, and what is said of them.
  static let misfits: [(name: String, value: RowHoleValue?, said: String)] = [
    ("name", nil, "\"name\" has no value"), ("photo", nil, "\"photo\" has no value"),
    ("name", .number(3), "\"name\" takes a string, and was given a number"),
    ("gap", .string("6"), "\"gap\" takes a number, and was given a string"),
    ("gap", .number(.nan), "\"gap\" takes a number, and was given a number that is not finite"),
    ("stars", .number(1.5), "\"stars\" takes a count"), ("stars", .number(-1), "\"stars\" takes a count"),
    ("stars", .number(2e6), "\"stars\": a count lies between"), ("stars", .flag(true), "\"stars\" takes"),
    ("unread", .number(1), "\"unread\" takes a condition"), ("photo", .number(4), "\"photo\" takes a size"),
    ("photo", .size(width: -1, height: 2), "\"photo\" takes a size"), ("lines", .number(0), "\"lines\""),
    ("ratio", .number(0), "\"ratio\": a ratio has to be"), ("star", .number(-1), "\"star\""),
    ("nobody", .number(1), "no hole \"nobody\""),
  ]

  @Test("A missing, unknown or wrong value is an error that names the hole", arguments: misfits)
  func namesHole(_ misfit: (name: String, value: RowHoleValue?, said: String)) throws {
    var pairs = Self.values.pairs.filter { $0.name != misfit.name }
    if let value = misfit.value { pairs.append((misfit.name, value)) }
    for template in [try Self.template(Self.open), try Self.reread(Self.template(Self.open))] {
      let error = #expect(throws: RowError.self) { try template.description(filling: RowHoleValues(pairs)) }
      #expect(error?.code == .hole)
      #expect(error?.message.contains(misfit.said) ?? false, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test("One name for two types, and a hole where none may be, are refused")
  func refusedTemplates() throws {
    let twoTypes =
      #"{"kind": "text", "string": {"hole": "a"}, "tracking": {"hole": "a"}}"#
    let error = #expect(throws: RowError.self) { try Self.template(twoTypes) }
    #expect(error?.message.contains("\"a\" is a string in one place and a number in another") ?? false)
    for json in [
      #"{"kind": {"hole": "a"}}"#, #"{"kind": "rect", "id": {"hole": "a"}}"#,
      #"{"kind": "rect", "fill": {"hole": "a"}}"#, #"{"kind": "hstack", "children": {"hole": "a"}}"#,
      #"{"kind": "spacer", "minLength": {"hole": 3}}"#,
    ] {
      #expect(throws: (any Error).self) { try Self.template(json) }
    }
  }

  @Test("A row with holes that nothing fills is refused by the name of a hole")
  func openRow() throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        RowDescription.self, from: Data(#"{"kind": "spacer", "minLength": {"hole": "a"}}"#.utf8))
    }
    for view: any View in [
      Text(hole: "a"), Image(hole: "a"), IfHole("a") { Divider() }, ForEachHole("a") { Divider() },
      VStack {
        Text("x"); IfHole("a") { Divider() }
      },
    ] {
      let error = #expect(throws: RowError.self) {
        try PreparedRow(view: AnyView(view), texts: StandInEngine())
      }
      #expect(error?.message.contains("\"a\" is not filled") ?? false)
    }
  }

  @Test("Views with holes are templates too")
  func views() throws {
    let template = try PortableRowTemplate(
      HStack(spacing: 4) {
        Image(hole: "photo")
        Text(hole: "name").font(.headline)
        IfHole("unread") {
          Circle().frame(width: 8, height: 8)
        } else: {
          Divider()
        }
        ForEachHole("stars") {
          FixedLeaf(width: 5, height: 5); Divider()
        }
      }.padding(3))
    let byHand = VStack {
      HStack(spacing: 4) {
        Image("", width: 40, height: 30)
        Text("Ann").font(.headline)
        Divider()
        FixedLeaf(width: 5, height: 5)
        Divider()
        FixedLeaf(width: 5, height: 5)
        Divider()
      }.padding(3)
    }
    let row = try template.row(
      filling: ["photo": .size(width: 40, height: 30), "name": "Ann", "unread": false, "stars": 2],
      texts: StandInEngine())
    let other = try PreparedRow(view: byHand, texts: StandInEngine())
    for width in [30.0, 120, 400] { #expect(try row.height(width: width) == other.height(width: width)) }
  }

  @Test("Every spelling of every kind comes back from bytes as it was", arguments: Spelling.all)
  func everyKind(_ spelling: Spelling) throws {
    let template = try Self.template(spelling.json)
    let read = try Self.reread(template)
    #expect(
      try Self.canonical(read.description(filling: [:])) == Self.canonical(template.description(filling: [:]))
    )
    #expect(read.environment == template.environment)
  }

  @Test(
    "Random rows come back from bytes as they were, their numbers filled in again", arguments: [false, true])
  func randomRows(_ hasFlex: Bool) throws {
    for seed in RandomTests.seeds.prefix(500) {
      let (description, proposal) = RandomTests.row(seed, hasFlex: hasFlex)
      var part = try description.written()
      var pairs: [(name: String, value: RowHoleValue)] = []
      part.open(into: &pairs)
      let template = try Self.reread(PortableRowTemplate(part, environment: RowEnvironment()))
      let filled = try template.row(filling: RowHoleValues(pairs)).layout(proposal)
      let whole = try PreparedRow(description).layout(proposal)
      #expect(filled.size == whole.size, "seed \(seed)")
      #expect(filled.entries.map(\.frame.bits) == whole.entries.map(\.frame.bits), "seed \(seed)")
    }
  }

  // MARK: Bytes

  @Test("Every flipped bit, every cut and every addition is refused")
  func flippedBytes() throws {
    let bytes = PortableRowTemplate.encoded([try Self.template(Self.open)])
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(throws: RowError.self, "byte \(place), bit \(bit)") {
          try PortableRowTemplate.decoding(changed)
        }
      }
      #expect(throws: RowError.self) { try PortableRowTemplate.decoding(Array(bytes.prefix(place))) }
    }
    #expect(throws: RowError.self) { try PortableRowTemplate.decoding(bytes + [0]) }
  }

  @Test("Bytes made up under a digest that fits are refused, or give rows within the limits")
  func madeUpBytes() throws {
    let bytes = PortableRowTemplate.encoded([try Self.template(Self.open)])
    var environment = RowEnvironment()
    environment.limits.parts = 10_000
    environment.limits.sizings = 10_000
    var read = 0
    for place in 8..<bytes.count - 8 {
      for change: UInt8 in [1, 2, 0x10, 0x80, 0xFF] {
        var changed = Array(bytes.dropLast(8))
        changed[place] ^= change
        changed += Self.digestBytes(of: changed)
        guard let template = try? PortableRowTemplate.decoding(changed).first else { continue }
        read += 1
        let pairs = template.holes.map { hole -> (name: String, value: RowHoleValue) in
          switch hole.kind {
          case .string: (hole.name, "some text")
          case .number, .count: (hole.name, 2)
          case .flag: (hole.name, true)
          case .size: (hole.name, .size(width: 3, height: 4))
          }
        }
        guard let description = try? template.description(filling: RowHoleValues(pairs)),
          let row = try? PreparedRow(description, environment: environment, texts: StandInEngine())
        else { continue }
        _ = try? row.layout(width: 300)
      }
    }
    // Texts, numbers and names may be changed to others: those are rows too.
    #expect(read > 100)
  }

  private static func digestBytes(of bytes: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    unsafe writer.write(word: ByteDigest.digest(of: bytes.span.bytes))
    return writer.bytes
  }

  @Test("The bytes are those of the documentation's example")
  func documentedBytes() throws {
    // Documented byte by byte in RowTemplateBytes.md.
    let template = try Self.template(
      #"{"kind": "padding", "length": 8, "child": {"kind": "text", "string": {"hole": "a"}}}"#)
    let bytes = PortableRowTemplate.encoded([template])
    let expected: [UInt8] =
      Array("SelfRows".utf8) + [
        1, 1, 0,
        1, 0xC0, 0x10, 1, 0, 1, 3, 0, 1, 0, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        11, 0, 2, 19, 3, 0xC0, 0x40, 2, 6, 7, 0, 1, 56, 0, 1, 0x61,
      ]
    #expect(Array(bytes.dropLast(8)) == expected, "\(bytes.dropLast(8))")
    #expect(Array(bytes.suffix(8)) == Self.digestBytes(of: Array(bytes.dropLast(8))))
  }

  @Test("Bytes of another version, of something else, or that nest too deep are refused with a sentence")
  func refusedBytes() throws {
    var bytes = PortableRowTemplate.encoded([try Self.template(Self.open)])
    bytes[8] = 2
    let version = #expect(throws: RowError.self) { try PortableRowTemplate.decoding(bytes) }
    #expect(version?.message.contains("version 2") ?? false)
    let foreign = #expect(throws: RowError.self) { try PortableRowTemplate.decoding(Array("SelfText".utf8)) }
    #expect(foreign?.message.contains("no row templates") ?? false)
    var part = WrittenPart(.divider)
    for _ in 0..<300 {
      var outer = WrittenPart(.fixedSize)
      outer.set(.child, .part(part))
      part = outer
    }
    var coder = ByteCoder()
    try coder.code(&part)
    var reader = ByteCoder(reading: ByteReader(coder.writer.bytes[...]))
    var read = WrittenPart(.empty)
    #expect(throws: ByteFault.self) { try reader.code(&read) }
  }
}

extension RowRect {
  /// The four numbers, to be compared bit for bit.
  var bits: [UInt64] { [x, y, width, height].map(\.bitPattern) }
}

extension WrittenPart {
  /// Puts a hole in place of each number and condition, with the value that fills it.
  fileprivate mutating func open(into pairs: inout [(name: String, value: RowHoleValue)]) {
    for place in values.indices {
      let name = "hole \(pairs.count)"
      switch values[place].value {
      case .number(let number) where number.isFinite:
        values[place].value = .hole(name)
        pairs.append((name, .number(number)))
      case .flag(let flag):
        values[place].value = .hole(name)
        pairs.append((name, .flag(flag)))
      case .part(var part):
        part.open(into: &pairs)
        values[place].value = .part(part)
      case .parts(var parts):
        for index in parts.indices { parts[index].open(into: &pairs) }
        values[place].value = .parts(parts)
      default: break
      }
    }
  }
}
