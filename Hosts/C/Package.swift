// swift-tools-version: 6.2
import PackageDescription

let map = "\(Context.packageDirectory)/selfsizing.map"

let package = Package(
  name: "selfsizing-c",
  products: [
    .library(name: "selfsizing", type: .dynamic, targets: ["SelfSizingC"]),
    .executable(name: "call-speed", targets: ["CallSpeed"]),
  ],
  dependencies: [.package(name: "swift-self-sizing", path: "../..")],
  targets: [
    .target(name: "CSelfSizing"),
    .target(
      name: "SelfSizingC",
      dependencies: [
        "CSelfSizing",
        .product(name: "LayoutServing", package: "swift-self-sizing"),
        .product(name: "LayoutFixtures", package: "swift-self-sizing"),
        .product(name: "SelfSizing", package: "swift-self-sizing"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
      ],
      linkerSettings: [
        .unsafeFlags([
          // The linker that heeds the script for protected symbols too, as Swift's metadata are.
          "-use-ld=lld", "-Xlinker", "--version-script=\(map)", "-Xlinker", "-soname=libselfsizing.so.1",
        ])
      ]),
    // Not installed: prints what calls through C cost beside calls in Swift.
    .executableTarget(
      name: "CallSpeed",
      dependencies: [
        "CSelfSizing", "SelfSizingC",
        .product(name: "LayoutServing", package: "swift-self-sizing"),
        .product(name: "LayoutFixtures", package: "swift-self-sizing"),
        .product(name: "SelfSizing", package: "swift-self-sizing"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
