// swift-tools-version: 6.2
import PackageDescription

/// The architectures under comparison, each a module of its own with a suite of its own.
let architectures = ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift"]
let versions = architectures.map { Target.Dependency(stringLiteral: $0) }

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Swift Testing's macros are expanded again by each batch of files, of which one a core is enough.
let testSettings =
  settings + [
    .unsafeFlags(["-driver-batch-size-limit", "1000"], .when(configuration: .debug))
  ]

/// What a version stands on; that its network is fake and its user a script, only others know.
let ground: [Target.Dependency] = ["HeadlessKit", "Items"]
/// What runs a version, and uses it.
let world: [Target.Dependency] = ground + ["FakeWorld", "UserDriver"]

/// SwiftPM builds a plug-in's tools, for release, whatever product is asked for; what is timed needs none.
let isStopwatchAlone = Context.environment["BENCH_STOPWATCH"] == "alone"

func shared(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Shared/\(name)", swiftSettings: settings)
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
    .executable(name: "bench-stopwatch", targets: ["bench-stopwatch"]),
  ],
  targets: [
    shared("HeadlessKit"),
    shared("Items", on: ["HeadlessKit"]),
    .target(name: "CFixtures", path: "fixtures", exclude: ["server.json", "malformed"]),
    shared("FakeWorld", on: ground + ["CFixtures"]),
    shared("UserDriver", on: ["HeadlessKit", "FakeWorld"]),
    tests("SharedTests", of: world),

    .target(
      name: "Floors", dependencies: ground, path: "Sources/bench/Stopwatch/Floors",
      swiftSettings: settings),
    .target(
      name: "CAllocationHooks", path: "Sources/bench/Stopwatch/Allocations/Hooks"),
    .target(
      name: "CInstructionStepper", path: "Sources/bench/Stopwatch/Instructions/Stepper"),
    .target(name: "CCoreProbe", path: "Sources/bench/Stopwatch/Latency/CoreProbe"),
    .target(
      name: "Stopwatch",
      dependencies: world + versions + [
        "Floors", "CAllocationHooks", "CInstructionStepper", "CCoreProbe",
      ],
      path: "Sources/bench/Stopwatch",
      exclude: [
        "Allocations/Hooks", "Floors", "Instructions/Stepper", "Latency/CoreProbe", "Program",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-stopwatch", dependencies: ["Stopwatch"],
      path: "Sources/bench/Stopwatch/Program", swiftSettings: settings),

    .target(
      name: "Arms", dependencies: ground + ["FakeWorld", "Floors", "Stopwatch"] + versions,
      path: "Sources/bench/Arms", exclude: ["Generation"], swiftSettings: settings,
      plugins: isStopwatchAlone ? [] : ["SpyPlugin"]),
    .plugin(
      name: "SpyPlugin", capability: .buildTool(), dependencies: ["SpyGenerator"],
      path: "Sources/bench/Arms/Generation/Plugin"),
    .executableTarget(
      name: "SpyGenerator", dependencies: ["SwiftSource"],
      path: "Sources/bench/Arms/Generation/Generator", swiftSettings: settings),
    .target(
      name: "RandomUse", dependencies: world + ["Arms", "Stopwatch"],
      path: "Sources/bench/Play/RandomUse", swiftSettings: settings),
    tests("AcceptanceTests", of: world + ["Arms", "RandomUse"]),

    .target(name: "CPage", path: "Sources/bench/Results/Page/Web/CPage"),
    .target(
      name: "SwiftSource", path: "Sources/bench/Reading/SwiftSource",
      // Tests read the whole package many times over, which takes ten times as long without.
      swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .executableTarget(
      name: "bench",
      dependencies: world + [
        "Arms", "RandomUse", "Stopwatch", "SwiftSource", "CInstructionStepper", "CPage",
      ],
      exclude: [
        "Arms", "Faults/Extract/Templates", "Faults/Generate/VIPER", "Faults/Mutants/Rewriter",
        "Faults/Mutants/Switch", "Play/RandomUse", "Reading/SwiftSource", "Results/Page/Web",
        "Stopwatch",
      ],
      swiftSettings: settings),
    tests(
      "BenchTests",
      of: world + ["bench", "Arms", "Floors", "RandomUse", "Stopwatch", "SwiftSource"]),
    tests("LabelTests", of: ["bench", "SwiftSource"]),
  ]
    + architectures.flatMap { name in
      [
        .target(
          name: name, dependencies: ground, exclude: ["README.md"], swiftSettings: settings),
        tests(
          "\(name)Tests", of: world + [.init(stringLiteral: name)],
          // Snippets that must not compile.
          excluding: name == "MVC" ? ["Extras/MustNotCompile"] : []),
      ]
    },
  cLanguageStandard: .c2x
)
