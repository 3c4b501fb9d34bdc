import Arms
import UserDriver

/// One run of `bench`: takes the measurements asked for and writes them.
struct Run {
  var options: Options
  /// The architectures, the reference first, and the floor.
  var registry = Registry.arms
  var harness = Harness()
  var progress = ProgressLine.standardError
  /// Runs one launch of `latency` and returns what it measures.
  var launcher: (Launch) throws -> CellSample = { try LaunchProcess().run($0) }
  /// Asked before every launch whether to leave it at what was measured so far.
  var shouldStop: () -> Bool = { Interrupt.isRequested }
  var counters: () -> MachineCounters = MachineCounters.now
  var instructionCounter = InstructionCounter()
  var allocationHooks = AllocationHooks.system

  @discardableResult func perform(to output: Output) throws -> ExitCode {
    // From here on the first Control-C is only noted, so that what is done by then is printed. What
    // runs for another process ends with it.
    if Command.documented.contains(options.command) { Interrupt.install() }
    switch options.command {
    case .all, .calls, .allocations, .instructions, .latency, .growth, .lines, .build, .tests,
      .trace:
      try write(try measure(), to: output)
    case .compare: return try compare(to: output)
    case .fuzz: try fuzz(to: output)
    case .list: try output.write(list)
    case .docs: try Docs(root: Self.root()).update(with: self)
    case .generate: if let module = options.newModule { try output.write(module.generate()) }
    case .profileRun: try profile()
    case .profileExpect: try output.write(try profileTotals())
    case .profileList: try output.write(profileList)
    case .fuzzRun: try fuzzBlock()
    case .fuzzCrash: try fuzzCrash()
    case .instructionsLaunch: try stepThrough()
    case .latencyLaunch: try output.write(try measure(try launch()).line())
    }
    return .success
  }

  // MARK: Measuring

  private func measure() throws -> Results {
    var results = Results(reference: reference.name)
    switch options.command {
    case .calls: results.add(try counts())
    case .allocations: results.add(try allocations(), by: allocationHooks)
    case .instructions: results.add(try instructions())
    case .trace: results.add(traces: try counts())
    case .latency: results.add(try latency(), isDetailed: true)
    case .growth: results.add(growthOf: try latency())
    case .lines where !options.paths.isEmpty: results.add(try PathCount(of: options.paths))
    case .lines:
      let files = try files()
      results.add(files.lines)
      results.add(files.features)
    case .build: results.add(try build(), seed: seed)
    case .tests:
      let suites = try suites()
      let grid = try grid(of: suites)
      results.add(
        try rows(of: suites, isRun: options.effort != .quick), grid, naming: options.behaviours)
    default:
      results.add(try counts())
      results.add(try allocations(), by: allocationHooks)
      results.add(try latency())
      let files = try files()
      results.add(files.lines)
      results.add(files.features)
    }
    return results
  }

  func counts() throws -> [CallCount] {
    var counts: [CallCount] = []
    for flow in flows {
      for arm in arms {
        counts.append(try CallCounter.count(flow, in: arm, items: LatencyPlan.middleSize))
      }
    }
    return counts
  }

  /// The suites of the chosen versions.
  func suites() throws -> [Suite] {
    let root = try Self.root()
    if let floor = options.architectures.first(where: Arm.isFloor) {
      throw UsageError.noSuite(floor)
    }
    let versions = arms.map(\.name).filter { !Arm.isFloor($0) }
    return try versions.map { try Suite(of: $0, in: root) }
  }

  /// What the suites prove; names a statement that was asked for and doesn't exist.
  private func grid(of suites: [Suite]) throws -> BehaviourGrid {
    let specification = try Specification(ofPackageAt: try Self.root())
    for name in options.behaviours where !specification.behaviours.contains(name) {
      throw UsageError.unknown(.statement, name, known: specification.behaviours)
    }
    return BehaviourGrid(specification, suites)
  }

  private func rows(of suites: [Suite], isRun: Bool) throws -> [SuiteRow] {
    guard isRun else { return suites.map { SuiteRow($0) } }
    let assertions = try SuiteRun(suites: suites, root: try Self.root()).assertions()
    return zip(suites, assertions).map { SuiteRow($0, assertions: $1) }
  }

  // MARK: Choosing

  /// What ratios are taken to, also where it wasn't asked for.
  var reference: Arm { registry[0] }

  var arms: [Arm] {
    registry.filter {
      options.architectures.isEmpty || options.architectures.contains($0.name)
    }
  }

  var flows: [Flow] {
    Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
  }

  var seed: UInt64 { options.seed ?? Self.freshSeed }

  /// One for the whole process, so that what is printed is what was used.
  private static let freshSeed = UInt64.random(in: 0 ... .max)

  static func root() throws -> String {
    guard let root = PackageRoot.path else {
      throw InputError(description: "the package's sources are gone from where bench was built")
    }
    return root
  }

  private var list: String {
    let names = registry.map { "  \($0.name)" }
    let width = Flow.all.map(\.name.count).max() ?? 0
    let flows = Flow.all.map { "  \(DisplayWidth.pad($0.name, to: width))  \($0.summary)" }
    return
      (["Architectures, the reference for ratios first, the floors last:"] + names
      + ["", "Flows:"] + flows + [""]).joined(separator: "\n")
  }
}
