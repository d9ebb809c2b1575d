internal import TextLayout

extension TextFitting {
  init(keyed: KeyedDecodingContainer<EnvironmentChange.Keys>) throws {
    wrap = try keyed.named(among: TextWrapping.Filling.allCases, forKey: .wrap, what: "wrap")
    minimumScale = try keyed.finite(.minimumScaleFactor)
    if let scale = minimumScale, !(0...1).contains(scale) {
      throw keyed.fault(.minimumScaleFactor, "a least scale lies between 0 and 1, and this is \(scale)")
    }
    allowsTightening = try keyed.decodeIfPresent(Bool.self, forKey: .allowsTightening)
  }

  func encode(into keyed: inout KeyedEncodingContainer<EnvironmentChange.Keys>) throws {
    try keyed.encodeIfPresent(wrap?.rawValue, forKey: .wrap)
    try keyed.encodeIfPresent(minimumScale, forKey: .minimumScaleFactor)
    try keyed.encodeIfPresent(allowsTightening, forKey: .allowsTightening)
  }
}
