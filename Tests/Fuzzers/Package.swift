// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since all that `fuzz` is built of carries libFuzzer's counters; `Tests/Fuzzers/run` builds and runs it.
let package = Package(
  name: "Fuzzers",
  dependencies: [.package(name: "swift-self-sizing", path: "../..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "SelfSizing", package: "swift-self-sizing"),
        .product(name: "TextLayout", package: "swift-self-sizing"),
        .product(name: "LayoutFixtures", package: "swift-self-sizing"),
      ]),
    .executableTarget(
      name: "lists", dependencies: [.product(name: "ListLayout", package: "swift-self-sizing")]),
  ],
  swiftLanguageModes: [.v6]
)
