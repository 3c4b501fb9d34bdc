import FakeWorld
import Stopwatch
import UserDriver

/// Takes all versions through the same scenarios and says what is wrong first.
package struct ArmComparison: Sendable {
  /// What the others must equal; it always takes part.
  package let reference: Arm
  package let arms: [Arm]

  package init(reference: Arm = .direct, arms: [Arm]) {
    self.reference = reference
    self.arms = arms
  }

  /// Runs some sessions, each from the next seed, until one goes wrong.
  ///
  /// `note` is called before each step of each version with its place, 0 for the launch.
  package func fuzz(
    seed: UInt64, sessions: Int, noting note: (Arm, Int) throws -> Void = { _, _ in }
  ) throws -> FuzzTally {
    var tally = FuzzTally()
    for index in 0..<sessions where tally.finding == nil {
      let seed = seed &+ UInt64(index)
      let session = try Session(seed: seed, pilot: reference)
      tally.add(session.tally)
      let finding = try finding(in: session.scenario, noting: note)
      tally.finding = try finding.map { try shrink($0, in: session.scenario, seed: seed) }
    }
    return tally
  }

  /// What is wrong with a version that ends the process in the step of a session that was noted last.
  package func crash(of architecture: String, at index: Int, seed: UInt64) throws -> Finding {
    var scenario = try marked(Session(seed: seed, pilot: reference).scenario)
    var finding = Finding(
      kind: .crash, architecture: architecture, cause: scenario.cause(of: index), words: [])
    scenario.steps = Array(scenario.steps.prefix(index))
    try finding.tell(scenario, seed: seed)
    return finding
  }

  /// What is wrong first, the reference's own faults included.
  package func finding(
    in scenario: Scenario, noting note: (Arm, Int) throws -> Void = { _, _ in }
  ) throws -> Finding? {
    let expected = try ScenarioRun(of: scenario, on: reference) { try note(reference, $0) }
    var first = expected.fault.map { ($0, [reference]) }
    // A fault of the reference says nothing of the others.
    for arm in first == nil ? arms : [] where arm.name != reference.name {
      let run = try ScenarioRun(of: scenario, on: arm) { try note(arm, $0) }
      guard let fault = run.fault(besides: expected), fault.index < first?.0.index ?? .max
      else { continue }
      first = (fault, fault.kind == .difference ? [arm, reference] : [arm])
    }
    return try first.map { fault, arms in
      Finding(
        kind: fault.kind, architecture: arms[0].name, cause: scenario.cause(of: fault.index),
        words: fault.words,
        screens: try arms.map { arm in
          let screens = try scenario.run(on: arm) { world, _ in world.user.screen() }
          return screens[min(fault.index, screens.count - 1)]
        })
    }
  }
}

/// What one version made of a scenario: every idle point, and the first thing that was wrong with it.
struct ScenarioRun {
  struct Fault {
    let kind: Finding.Kind
    /// The idle point, as in ``ScenarioRun/states``; the one after the last is the end.
    let index: Int
    let words: [String]
  }

  private(set) var states: [WorldState] = []
  /// What needs no second version to be wrong.
  private(set) var fault: Fault?

  /// Runs the scenario; `note` is called before each step with its place, 0 for the launch.
  init(of scenario: Scenario, on arm: Arm, noting note: (Int) throws -> Void = { _ in }) throws {
    let world = try scenario.makeWorld()
    var leaks = LeakWatch(of: world)
    func launch(in world: World) throws {
      try note(0)
      arm.launch(in: world)
    }
    func willTake(_ step: Step) throws {
      try note(states.count)
      leaks.willTake(step)
    }
    _ = try scenario.run(in: world, launching: launch, willTake: willTake) {
      world, step, refusal in
      if fault != nil { return }
      let index = states.count
      states.append(.after(step, refusal, in: world, since: states.last))
      check(.rule, Rule.broken(in: states[index]), at: index)
      check(.leak, leaks.didTake(), at: index)
    }
    try note(states.count)
    let objects = ObjectGraph(from: [world.app as Any, world.navigationController])
    world.close()
    check(.leak, objects.survivors, at: states.count)
  }

  /// What is wrong first, where another run says how it should be.
  func fault(besides expected: ScenarioRun) -> Fault? {
    guard let index = states.indices.first(where: { states[$0] != expected.states[$0] }),
      index < fault?.index ?? .max
    else { return fault }
    let words = states[index].differences(from: expected.states[index])
    return Fault(kind: .difference, index: index, words: words)
  }

  private mutating func check(_ kind: Finding.Kind, _ words: [String], at index: Int) {
    if fault == nil, !words.isEmpty { fault = Fault(kind: kind, index: index, words: words) }
  }
}

/// Something wrong with a version, and a short way to it.
package struct Finding: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case difference, rule, leak, crash
  }

  package var kind: Kind
  package var architecture: String
  /// What led to it, such as a step by its place.
  package var cause: String
  /// What is wrong, one line each.
  package var words: [String]
  /// The screen of the version, then that of the reference, where they help.
  package var screens: [String] = []
  package var script = ""
  /// The same as lines of JSON.
  package var lines = ""
  /// How many steps the script has, those before launch included.
  package var steps = 0
  package var seed: UInt64 = 0
}

extension Finding {
  mutating func tell(_ scenario: Scenario, seed: UInt64) throws {
    steps = scenario.before.count + scenario.steps.count
    (script, lines, self.seed) = (scenario.source, try scenario.lines(), seed)
  }

  package var title: String {
    switch kind {
    case .difference: "\(architecture) is not as the others"
    case .rule: "\(architecture) is not as specified"
    case .leak: "\(architecture) leaks"
    case .crash: "\(architecture) crashes"
    }
  }

  package var text: String {
    var parts = ["\(title), after \(cause)\n\(words.joined(separator: "\n"))"]
    if !screens.isEmpty { parts.append(screens.joined(separator: "\ninstead of\n")) }
    parts.append(
      "A scenario of \(steps) steps for Tests/AcceptanceTests/Agreement that shows it:\n\(script)")
    parts.append("The same for play --script FILE:\n\(lines.dropLast())")
    parts.append("Seed \(seed): bench fuzz --seed \(seed) --sessions 1")
    return parts.joined(separator: "\n\n") + "\n"
  }
}
