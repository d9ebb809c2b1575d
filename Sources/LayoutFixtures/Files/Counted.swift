/// A number of things, as `1 row` or `2 rows`.
package func counted(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}
