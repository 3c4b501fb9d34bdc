import FakeWorld
import Stopwatch
import UserDriver

/// Takes all versions through the same scenarios and says what is wrong first.
package struct ArmComparison: Sendable {
  /// What the others must equal; it always takes part.
  let reference: Arm
  let arms: [Arm]

  package init(reference: Arm = .direct, arms: [Arm]) {
    self.reference = reference
    self.arms = arms
  }

  /// Runs some random sessions, each from the next seed, until one goes wrong.
  ///
  /// `note` is called before each session, because a version that crashes ends the process.
  package func fuzz(
    seed: UInt64, sessions: Int, noting note: (Scenario) -> Void = { _ in }
  ) throws -> (coverage: Coverage, finding: Finding?) {
    var coverage = Coverage()
    for index in 0..<sessions {
      let session = try Session(seed: seed &+ UInt64(index), pilot: reference)
      note(session.scenario)
      coverage.add(session.coverage)
      if let finding = try finding(in: session.scenario) {
        return (coverage, try shrink(finding))
      }
    }
    return (coverage, nil)
  }

  /// What is wrong first, the reference's own faults included.
  func finding(in scenario: Scenario) throws -> Finding? {
    let expected = try ScenarioRun(of: scenario, on: reference)
    var (first, culprit) = (expected.fault, expected)
    // A fault of the reference says nothing of the others.
    for arm in first == nil ? arms : [] where arm.name != reference.name {
      let run = try ScenarioRun(of: scenario, on: arm)
      guard let fault = run.fault(besides: expected), fault.index < first?.index ?? .max
      else { continue }
      (first, culprit) = (fault, run)
    }
    return first.map { fault in
      let runs = fault.kind == .difference ? [culprit, expected] : [culprit]
      return Finding(
        kind: fault.kind, architecture: culprit.architecture,
        cause: scenario.cause(of: fault.index), words: fault.words,
        screens: runs.map { $0.states[min(fault.index, $0.states.count - 1)].snapshot.drawing },
        scenario: scenario)
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

  let architecture: String
  private(set) var states: [WorldState] = []
  /// What needs no second version to be wrong.
  private(set) var fault: Fault?

  init(of scenario: Scenario, on arm: Arm) throws {
    architecture = arm.name
    let world = try scenario.makeWorld()
    var leaks = LeakWatch(of: world)
    func launch(in world: World) { arm.launch(in: world) }
    func willTake(_ step: Step) { leaks.willTake(step) }
    _ = try scenario.run(in: world, launching: launch, willTake: willTake) {
      world, step, refusal in
      if fault != nil { return }
      let index = states.count
      states.append(.after(step, refusal, in: world, since: states.last))
      check(.rule, Rule.broken(in: states[index]), at: index)
      check(.leak, leaks.didTake(), at: index)
    }
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

/// Something wrong with a version, and a way to it.
package struct Finding: Sendable {
  enum Kind: Sendable {
    case difference, rule, leak
  }

  let kind: Kind
  let architecture: String
  /// What led to it, such as a step by its place.
  let cause: String
  /// What is wrong, one line each.
  let words: [String]
  /// The screen of the version, then that of the reference, where they help.
  let screens: [String]
  var scenario: Scenario

  private var title: String {
    switch kind {
    case .difference: "\(architecture) is not as the others"
    case .rule: "\(architecture) is not as specified"
    case .leak: "\(architecture) leaks"
    }
  }

  package func text() throws -> String {
    let steps = scenario.before.count + scenario.steps.count
    return """
      \(title), after \(cause)
      \(words.joined(separator: "\n"))

      \(screens.joined(separator: "\ninstead of\n"))

      A file for bench play --script with \(steps) steps that shows it:
      \(try scenario.lines())
      """
  }
}
