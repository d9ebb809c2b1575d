internal import Foundation

/// A text of one language, with specifiers of C in the places of values.
package struct LocalizedFormat: Hashable, Sendable {
  /// A part of a text that goes with a number.
  package struct Variable: Hashable, Sendable {
    /// The number of the value, from 1; nil for that of the variable among all.
    package var argument: Int?
    /// The text by plural category.
    package var forms: [String: String]

    /// A variable.
    package init(argument: Int?, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// The text by plural category of the first number in it; `other` alone where it goes with none.
  package var forms: [String: String]
  /// The parts of it that go with numbers of their own, by the name in `%#@name@`.
  package var variables: [String: Variable]

  /// A text.
  package init(forms: [String: String], variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }

  /// The parts of the text with values in their places. A specifier that no value is there for stays as it is written, and so does a
  /// text without values.
  func parts(_ values: LocalizedValues, plural: @escaping (Double) -> String) -> [LocalizedPart] {
    if values.isEmpty, let text = forms["other"] { return [LocalizedPart(writtenOut: text)] }
    var filling = Filling(format: self, values: values, plural: plural)
    filling.add(forms, number: values.firstNumber, own: nil)
    return filling.parts
  }

  /// Puts values into a text.
  private struct Filling {
    let format: LocalizedFormat
    let values: LocalizedValues
    let plural: (Double) -> String
    var parts: [LocalizedPart] = []
    /// The number of the value that the next specifier without a number stands for.
    private var next = 1
    /// The variables that are still followed: they may name each other without an end.
    private var variablesLeft = 64

    init(format: LocalizedFormat, values: LocalizedValues, plural: @escaping (Double) -> String) {
      self.format = format
      self.values = values
      self.plural = plural
    }

    /// Adds the form for a number.
    ///
    /// - Parameter own: the value of the variable that the forms are of.
    mutating func add(_ forms: [String: String], number: Double?, own: Int?) {
      let category = number.map { $0 == 0 && forms["zero"] != nil ? "zero" : plural($0) } ?? "other"
      guard var rest = (forms[category] ?? forms["other"])?[...] else { return }
      while let place = rest.firstIndex(of: "%") {
        add(writtenOut: rest[..<place])
        rest = rest[place...]
        guard let (specifier, end) = LocalizedSpecifier.first(of: rest) else {
          add(writtenOut: rest.prefix(1))
          rest = rest.dropFirst()
          continue
        }
        if !add(specifier, own: own) { add(writtenOut: rest[..<end]) }
        rest = rest[end...]
      }
      add(writtenOut: rest)
    }

    private mutating func add(writtenOut text: Substring) {
      if !text.isEmpty { parts.append(LocalizedPart(writtenOut: String(text))) }
    }

    /// Adds what a specifier stands for; false where there is nothing.
    private mutating func add(_ specifier: LocalizedSpecifier, own: Int?) -> Bool {
      switch specifier.kind {
      case .percent:
        add(writtenOut: "%")
      case .argument:
        guard let own else { return false }
        return add(value: own, as: "%@")
      case .variable(let name):
        guard let variable = format.variables[name], variablesLeft > 0 else { return false }
        let argument = variable.argument ?? specifier.position ?? takeNext()
        variablesLeft -= 1
        add(variable.forms, number: values.number(argument), own: argument)
      case .value(let conversion):
        return add(value: specifier.position ?? own ?? takeNext(), as: conversion)
      }
      return true
    }

    private mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }

    private mutating func add(value number: Int, as conversion: String) -> Bool {
      guard let value = values.parts(number, as: conversion) else { return false }
      parts += value
      return true
    }
  }
}

/// The values in a text, by their numbers from 1.
struct LocalizedValues {
  /// The parts of each: a text put into another may have several.
  private var values: [[LocalizedPart]] = []
  private let locale: Locale

  /// The values among a text's parts, and the language that numbers are written in.
  init(_ parts: [LocalizedPart], locale: Locale) {
    self.locale = locale
    for part in parts {
      guard let specifier = part.specifier else { continue }
      if specifier.isEmpty, !values.isEmpty {
        values[values.count - 1].append(part)
      } else {
        values.append([part])
      }
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The first value that is a number.
  var firstNumber: Double? { values.lazy.compactMap { $0.first?.number }.first }

  /// A value that is a number.
  func number(_ number: Int) -> Double? {
    values.indices.contains(number - 1) ? values[number - 1].first?.number : nil
  }

  /// The parts of a value as a specifier has it; nil for none. One that says no more than the value's kind leaves it as it is.
  func parts(_ number: Int, as conversion: String) -> [LocalizedPart]? {
    guard values.indices.contains(number - 1) else { return nil }
    let value = values[number - 1]
    return conversion.count > 2 ? value.map { $0.written(as: conversion, in: locale) } : value
  }
}
