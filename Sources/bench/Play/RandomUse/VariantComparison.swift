import FakeWorld
import Stopwatch
import UserDriver

/// Takes all versions through the same scenarios and says what is wrong first.
package struct VariantComparison: Sendable {
  /// What the others must equal; it always takes part.
  let reference: Variant
  let variants: [Variant]

  package init(reference: Variant = .direct, variants: [Variant]) {
    (self.reference, self.variants) = (reference, variants)
  }

  /// Runs some random sessions, each from the next seed, until one goes wrong.
  ///
  /// `note` is called before each session, because a version that crashes ends the process.
  package func fuzz(
    seed: UInt64, sessions: Int, noting note: (Session) -> Void = { _ in }
  ) throws -> (coverage: Coverage, finding: Finding?) {
    var coverage = Coverage()
    for index in 0..<sessions {
      let session = try RandomSession(seed: seed &+ UInt64(index), pilot: reference)
      note(session.session)
      coverage.add(session.coverage)
      if let finding = try finding(in: session.session) {
        return (coverage, try shrink(finding))
      }
    }
    return (coverage, nil)
  }

  /// What is wrong first, the reference's own faults included.
  func finding(in session: Session) throws -> Finding? {
    let expected = try SessionRun(of: session, on: reference)
    var (first, culprit) = (expected.fault, expected)
    // A fault of the reference says nothing of the others.
    for variant in first == nil ? variants : [] where variant.name != reference.name {
      let run = try SessionRun(of: session, on: variant)
      guard let fault = run.fault(besides: expected), fault.index < first?.index ?? .max
      else { continue }
      (first, culprit) = (fault, run)
    }
    return first.map { fault in
      let runs = fault.kind == .difference ? [culprit, expected] : [culprit]
      return Finding(
        kind: fault.kind, version: culprit.version,
        cause: session.cause(of: fault.index), words: fault.words,
        screens: runs.map { $0.states[min(fault.index, $0.states.count - 1)].snapshot.drawing },
        session: session)
    }
  }
}

/// What one version made of a session: every idle point, and the first thing that was wrong with
/// it.
struct SessionRun {
  struct Fault {
    let kind: Finding.Kind
    /// The idle point, as in ``SessionRun/states``; the one after the last is the end.
    let index: Int
    let words: [String]
  }

  let version: String
  private(set) var states: [WorldState] = []
  /// What needs no second version to be wrong.
  private(set) var fault: Fault?

  init(of session: Session, on variant: Variant) throws {
    version = variant.name
    let world = try session.makeWorld()
    var leaks = LeakWatch(of: world)
    func launch(in world: World) { variant.launch(in: world) }
    func willTake(_ step: Step) { leaks.willTake(step) }
    _ = try session.run(in: world, launching: launch, willTake: willTake) {
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
  func fault(besides expected: SessionRun) -> Fault? {
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
  let version: String
  /// What led to it, such as a step by its place.
  let cause: String
  /// What is wrong, one line each.
  let words: [String]
  /// The screen of the version, then that of the reference, where they help.
  let screens: [String]
  var session: Session

  private var title: String {
    switch kind {
    case .difference: "\(version) differs from the others"
    case .rule: "\(version) breaks the specification"
    case .leak: "\(version) leaks"
    }
  }

  package func text() throws -> String {
    let steps = session.before.count + session.steps.count
    return """
      \(title), after \(cause)
      \(words.joined(separator: "\n"))

      \(screens.joined(separator: "\ninstead of\n"))

      A file for bench play --script with \(steps) steps that shows it:
      \(try session.lines())
      """
  }
}
