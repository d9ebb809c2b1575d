// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings of every Swift target: imports leak into an interface only where someone wrote
/// `public import`, existentials are spelled out, and uses of C pointers are marked `unsafe`.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// The library targets and what each may import, lowest first. The order is the architecture:
/// a target imports only from lines above its own.
let libraries: [(name: String, dependencies: [Target.Dependency], linker: [LinkerSetting])] = [
  ("TextLayout", ["CUnicodeTables"], []),
  ("ListLayout", [], []),
  ("SystemFonts", [.target(name: "CFontconfig", condition: .when(traits: ["SystemFonts"]))], []),
  (
    "Hyphenation", ["TextLayout", .target(name: "CHyphen", condition: .when(traits: ["Hyphenation"]))], []
  ),
  ("TextICU", ["TextLayout"], [.linkedLibrary("_FoundationICU")]),
  ("TextShaping", ["TextLayout", "CHarfBuzz", "CFreeType", "CPNG"], []),
  ("RowLayout", ["TextLayout", "RowMacros"], []),
  ("MarkdownRows", ["RowLayout", .target(name: "CMarkGFM", condition: .when(traits: ["Markdown"]))], []),
  ("RowRendering", ["TextLayout", "TextShaping", "RowLayout"], []),
  (
    "SelfSizing",
    [
      "TextLayout", "TextShaping", "TextICU", "RowLayout", "RowRendering", "ListLayout", "SystemFonts",
    ], []
  ),
  (
    "LayoutFixtures",
    ["SelfSizing", "TextLayout", "TextShaping", "RowLayout", "RowRendering", "ListLayout"], []
  ),
  (
    "LayoutServing",
    ["LayoutFixtures", "SelfSizing", "SystemFonts", "TextLayout", "TextShaping", "RowLayout", "ListLayout"],
    []
  ),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// Files that are built into a target, as bytes of its code: nothing has to be found when the program was moved.
let resources: [String: [Resource]] = [
  "RowRendering": [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]
]

/// What a test target may import beside the module under test.
let testDependencies: [String: [Target.Dependency]] = [
  "TextLayout": ["CUnicodeTables", "SelfSizing", "LayoutFixtures", "TextShaping", "RowLayout"],
  "TextShaping": ["TextLayout", "SelfSizing"],
  "ListLayout": ["LayoutFixtures"],
  "TextICU": ["TextLayout", "CUnicodeTables"],
  "Hyphenation": ["TextLayout", .target(name: "CHyphen", condition: .when(traits: ["Hyphenation"]))],
  "MarkdownRows": ["RowLayout", "SelfSizing", "TextLayout"],
  "RowLayout": ["TextLayout", "AppRows"],
  "SelfSizing": ["RowRendering", "LayoutFixtures"],
  "RowRendering": ["SelfSizing", "LayoutFixtures", "TextLayout", "TextShaping", "RowLayout"],
  "LayoutFixtures": [
    "SelfSizing", "TextLayout", "TextShaping", "RowLayout", "RowRendering", "ListLayout",
  ],
  "LayoutServing": ["LayoutFixtures", "SelfSizing"],
]

let package = Package(
  name: "swift-self-sizing",
  products: libraries.map { .library(name: $0.name, targets: [$0.name]) } + [
    .executable(name: "selfsize", targets: ["selfsize"])
  ],
  traits: [
    .trait(name: "SystemFonts", description: "Finds installed fonts by family, through libfontconfig."),
    .trait(
      name: "Hyphenation", description: "Divides words by the patterns of their language, through libhyphen."),
    .trait(name: "Markdown", description: "Reads texts in Markdown, through libcmark-gfm."),
    .default(enabledTraits: ["SystemFonts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"]), .brew(["hyphen"])]),
    .systemLibrary(
      name: "CMarkGFM", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CUnicodeTables", exclude: ["Generator"]),
    // `#Preview` and `@Entry` of pasted views; speaks with the compiler itself, so that nothing has to be fetched.
    .macro(name: "RowMacros"),
  ]
    + libraries.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, resources: resources[$0.name], swiftSettings: strict,
        linkerSettings: $0.linker)
    } + [
      .executableTarget(
        name: "selfsize",
        dependencies: [
          "LayoutServing", "LayoutFixtures", "SelfSizing", "TextLayout", "TextShaping", "TextICU",
          "RowLayout",
          "RowRendering", "ListLayout", "SystemFonts", argumentParser,
        ], swiftSettings: strict),
      .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
      // Rows as they lie in apps, which build in this mode.
      .target(
        name: "AppRows", dependencies: ["RowLayout"], path: "Tests/AppRows",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(
        name: "TestSupport", dependencies: ["CAllocationCounter"], path: "Tests/TestSupport",
        swiftSettings: strict),
    ]
    + libraries.map {
      .testTarget(
        name: $0.name + "Tests",
        dependencies: [.byName(name: $0.name), "TestSupport"]
          + (testDependencies[$0.name] ?? []),
        swiftSettings: strict)
    } + [
      .testTarget(
        name: "selfsizeTests",
        dependencies: [
          "TestSupport", "selfsize", "LayoutFixtures", "RowRendering", "SelfSizing", "TextShaping",
        ], exclude: ["Clients"],
        swiftSettings: strict),
      .testTarget(
        name: "ExampleTests", dependencies: ["LayoutFixtures", "SelfSizing"], exclude: ["Fixtures"],
        swiftSettings: strict),
    ],
  swiftLanguageModes: [.v6]
)

// Builds with sanitizers take minutes less with the tests alone that they run: SELFSIZING_TESTS names their targets.
if let tested = Context.environment["SELFSIZING_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { ($0.type == .test || $0.name == "AppRows") && !tested.contains($0.name) }
}
