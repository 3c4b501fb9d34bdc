// swift-tools-version: 6.2
import PackageDescription

/// The architectures under comparison, each a module of its own with a suite of its own.
let versions = ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift"]
let allVersions = versions.map { Target.Dependency(stringLiteral: $0) }

/// How many ways of reading one expression the type checker may try before it gives up.
///
/// The checks set it, so that no expression becomes slow to compile unnoticed; without it there is no limit.
let limit: [SwiftSetting] =
  Context.environment["SOLVER_LIMIT"].map {
    [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=\($0)"])]
  } ?? []

let settings: [SwiftSetting] =
  limit + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]

/// What tests do so often that a build without optimisation would take them several times as long.
let optimised = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Swift Testing's macros are expanded again by each batch of files, of which one a core is enough.
let testSettings =
  settings + [
    .unsafeFlags(["-driver-batch-size-limit", "1000"], .when(configuration: .debug))
  ]

/// What every version uses; it doesn't know that its network is fake and that its user is a script.
let common: [Target.Dependency] = [
  "HeadlessKit", "Items", "ItemsApp", "ItemsNetworking", "ItemsScreens",
]
/// The versions in which objects observe others.
let observing = ["MVC", "MVVMC", "VIPER"]
/// What runs a version, and uses it.
let world: [Target.Dependency] = common + ["FakeWorld", "Observing", "TextWidth", "UserDriver"]

/// SwiftPM builds a plug-in's tools, for release, whatever product is asked for; what is timed needs none.
let isStopwatchAlone = Context.environment["BENCH_STOPWATCH"] == "alone"

func shared(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Shared/\(name)", swiftSettings: settings)
}

/// A part of what measures and reads the versions, named as its folder, which may lie in its owner's.
func tool(
  _ name: String, in owner: String? = nil, on dependencies: [Target.Dependency] = [],
  excluding exclude: [String] = [], with settings: [SwiftSetting] = settings,
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    path: ["Sources/bench", owner, name].compactMap(\.self).joined(separator: "/"),
    exclude: exclude, swiftSettings: settings, plugins: plugins)
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], excluding exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: testSettings)
}

let package = Package(
  name: "SwiftArchitectures",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "lab", targets: ["lab"]),
    .executable(name: "bench-stopwatch", targets: ["bench-stopwatch"]),
  ],
  targets: [
    shared("HeadlessKit"),
    shared("Items"),
    shared("ItemsNetworking", on: ["Items"]),
    shared("ItemsScreens", on: ["HeadlessKit", "Items"]),
    shared("ItemsApp", on: ["HeadlessKit", "Items", "ItemsNetworking"]),
    shared("Observing"),
    .target(name: "CFixtures", path: "fixtures", exclude: ["server.json", "malformed"]),
    shared("FakeWorld", on: common + ["CFixtures"]),
    shared("TextWidth"),
    shared("UserDriver", on: ["HeadlessKit", "FakeWorld", "TextWidth"]),
    tests("SharedTests", of: world),

    .target(name: "CAllocationHooks", path: "Sources/bench/Stopwatch/Allocations/Hooks"),
    .target(name: "CInstructionStepper", path: "Sources/bench/Stopwatch/Instructions/Stepper"),
    .target(name: "CCoreProbe", path: "Sources/bench/Stopwatch/Latency/CoreProbe"),
    tool("Baselines", in: "Stopwatch", on: common),
    tool(
      "Stopwatch",
      on: world + allVersions + [
        "Baselines", "CAllocationHooks", "CInstructionStepper", "CCoreProbe",
      ],
      excluding: [
        "Allocations/Hooks", "Baselines", "Instructions/Stepper", "Latency/CoreProbe", "Program",
      ]),
    .executableTarget(
      name: "bench-stopwatch", dependencies: ["Stopwatch"],
      path: "Sources/bench/Stopwatch/Program", swiftSettings: settings),

    tool(
      "Variants", on: common + ["FakeWorld", "Baselines", "Observing", "Stopwatch"] + allVersions,
      excluding: ["Generation"], plugins: isStopwatchAlone ? [] : ["SpyPlugin"]),
    .plugin(
      name: "SpyPlugin", capability: .buildTool(), dependencies: ["SpyGenerator"],
      path: "Sources/bench/Variants/Generation/Plugin"),
    .executableTarget(
      name: "SpyGenerator", dependencies: ["SwiftSource"],
      path: "Sources/bench/Variants/Generation/Generator", swiftSettings: settings),
    tool("RandomUse", in: "Play", on: world + ["Variants", "Stopwatch"], with: optimised),
    tests("AcceptanceTests", of: world + ["Variants", "RandomUse", "Stopwatch"]),

    tool("Console", on: ["TextWidth"]),
    tool("Timing", on: ["CInstructionStepper", "Console", "Stopwatch"]),
    tool("SwiftSource", in: "Reading", with: optimised),
    tool("Kept", on: ["Console"]),
    tool("Suites", on: ["Console", "Kept", "SwiftSource"]),
    tool(
      "Reading", on: world + ["Variants", "Console", "Stopwatch", "Suites", "SwiftSource"],
      excluding: ["SwiftSource"]),
    tool("Labels", on: ["Reading", "Suites", "SwiftSource"]),
    tool(
      "Play", on: world + ["Variants", "Console", "RandomUse", "Reading", "Stopwatch", "Suites"],
      excluding: ["RandomUse"]),
    .target(name: "CPage", path: "Sources/bench/Results/Page/Web/CPage"),
    tool(
      "Results",
      on: [
        "Variants", "Console", "CPage", "Items", "ItemsNetworking", "Kept", "Reading", "Stopwatch",
        "Suites", "SwiftSource", "Timing",
      ],
      excluding: ["Page/Web"]),
    tool(
      "Commands",
      on: world + [
        "Variants", "Console", "Kept", "Play", "Reading", "Results", "Stopwatch", "Suites",
        "Timing",
      ]),
    .executableTarget(
      name: "bench", dependencies: ["Commands", "Console"], path: "Sources/bench/Program",
      swiftSettings: settings),
    .executableTarget(
      name: "lab",
      dependencies: world + [
        "Variants", "Commands", "Console", "Kept", "Labels", "Reading", "Results", "Stopwatch",
        "Suites", "SwiftSource", "Timing",
      ],
      path: "Sources/bench/Lab",
      exclude: [
        "Mutants/Rewriter", "Mutants/Switch", "Packages/Extract/Templates",
      ], swiftSettings: settings),
    tests(
      "BenchTests",
      of: world + [
        "Variants", "Commands", "Console", "Baselines", "Kept", "Labels", "Play", "RandomUse",
        "Reading",
        "Results", "SpyGenerator", "Stopwatch", "Suites", "SwiftSource", "Timing", "lab",
      ]),
    tests("LabelTests", of: ["Console", "Labels", "Reading", "SwiftSource"]),
  ]
    + versions.flatMap { name in
      [
        .target(
          name: name, dependencies: common + (observing.contains(name) ? ["Observing"] : []),
          exclude: ["README.md"], swiftSettings: settings),
        tests(
          "\(name)Tests", of: world + [.init(stringLiteral: name)],
          // Snippets that must not compile.
          excluding: name == "MVC" ? ["Extras/MustNotCompile"] : []),
      ]
    },
  cLanguageStandard: .c2x
)
