// swift-tools-version: 6.2
import PackageDescription

/// The architectures under comparison, each a module of its own with a suite of its own.
let architectures = ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "SwiftArchitectures",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "bench", targets: ["bench"])],
  targets: [
    .target(
      name: "Fixtures", path: "fixtures", resources: [.copy("server.json"), .copy("malformed")],
      swiftSettings: settings),
    .target(name: "Shared", dependencies: ["Fixtures"], swiftSettings: settings),
    .target(name: "CAllocationHooks", path: "Sources/bench/Allocations/Hooks"),
    .executableTarget(
      name: "bench",
      dependencies: ["Shared", "Fixtures", "CAllocationHooks"]
        + architectures.map { .init(stringLiteral: $0) },
      exclude: ["Allocations/Hooks"], swiftSettings: settings),
    .testTarget(
      name: "SharedTests", dependencies: ["Shared", "Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "BenchTests", dependencies: ["bench", "Shared", "Fixtures"],
      swiftSettings: settings),
    .testTarget(name: "LabelTests", dependencies: ["bench"], swiftSettings: settings),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["bench", "Shared", "Fixtures"],
      swiftSettings: settings),
  ]
    + architectures.flatMap { name -> [Target] in
      [
        .target(
          name: name, dependencies: ["Shared"], exclude: ["README.md"], swiftSettings: settings),
        .testTarget(
          name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "Shared"],
          // Snippets that must not compile.
          exclude: name == "MVC" ? ["Extras/MustNotCompile"] : [], swiftSettings: settings),
      ]
    }
)
