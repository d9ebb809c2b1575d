internal import Foundation

/// A part of a text by its key: what is written out, or a value in it.
struct LocalizedPart: Equatable, Sendable {
  var piece: TextPiece
  /// The specifier of C that stands for a value in the text's key, empty for the rest of one; nil for what is written out.
  var specifier: String?
  /// The value where it is a number: translations have other words for other numbers.
  var number: Double?

  /// A part that is written out.
  init(writtenOut text: String) { piece = TextPiece(text) }

  /// A value.
  init(_ piece: TextPiece, specifier: String, number: Double? = nil) {
    self.piece = piece
    self.specifier = specifier
    self.number = number
  }

  /// The part in its text's key.
  var inKey: String { specifier ?? piece.run.string.replacing("%", with: "%%") }

  /// The part with its number as a language writes it: the thousands apart, the decimals behind its mark.
  func written(in locale: Locale) -> LocalizedPart {
    guard let number, abs(number) < 1e12, let specifier,
      let (found, end) = LocalizedSpecifier.first(of: specifier[...]), end == specifier.endIndex,
      case .value(let conversion) = found.kind
    else { return self }
    return written(as: conversion, in: locale)
  }

  /// The part with its number as a specifier and a language write it; as it is where there is no number that the specifier takes.
  ///
  /// - Parameter conversion: the specifier without the length of its value (``LocalizedSpecifier/Kind``).
  func written(as conversion: String, in locale: Locale) -> LocalizedPart {
    guard let number, let letter = conversion.last else { return self }
    var part = self
    switch letter {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      part.piece.run.string = String(format: conversion, locale: locale, number)
    case "d", "i", "u", "x", "X", "o":
      guard let whole = Int(exactly: number.rounded(.towardZero)) else { break }
      let isPlain = conversion.count == 2 && "diu".contains(letter)
      part.piece.run.string =
        isPlain
        ? whole.formatted(.number.locale(locale))
        : String(format: "\(conversion.dropLast())l\(letter)", whole)
    default: break
    }
    return part
  }

  /// The pieces of a text, at least one; neighbours of which nothing is said are one.
  static func pieces(of parts: [LocalizedPart]) -> [TextPiece] {
    if parts.contains(where: { $0.specifier == nil && InlineMarkdown.isIn($0.piece.run.string) }) {
      return InlineMarkdown.pieces(of: parts)
    }
    var pieces: [TextPiece] = []
    for part in parts {
      if part.piece.isPlain, let last = pieces.last, last.isPlain {
        pieces[pieces.count - 1].run.string += part.piece.run.string
      } else {
        pieces.append(part.piece)
      }
    }
    return pieces.isEmpty ? [TextPiece("")] : pieces
  }
}
