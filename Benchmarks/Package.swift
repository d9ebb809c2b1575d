// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  traits: [.trait(name: "Pango", description: "Compares with Pango, where libpango1.0-dev is installed.")],
  dependencies: [
    .package(name: "swift-self-sizing", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    // Target names are unique over the whole package graph, so this one cannot be called as the library's.
    .systemLibrary(
      name: "CBenchHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CBenchPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    // Loads Yoga from a library built elsewhere (CONTRIBUTING).
    .target(name: "CBenchYoga"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CBenchYoga",
        "CBenchHarfBuzz",
        .target(name: "CBenchPango", condition: .when(traits: ["Pango"])),
        .product(name: "SelfSizing", package: "swift-self-sizing"),
        .product(name: "LayoutFixtures", package: "swift-self-sizing"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
