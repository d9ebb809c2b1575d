/// Advises on an unknown name: names were checked where the template was compiled.
func adviceOnUnknown(_ name: String, known: [String]) -> String {
  "known are " + known.joined(separator: ", ")
}
