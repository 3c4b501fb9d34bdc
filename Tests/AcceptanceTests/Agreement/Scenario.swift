import Shared
import Testing

/// A course of events that every version must get through in the same way.
struct Scenario: CustomTestStringConvertible, Sendable {
  enum Server: Sendable {
    case fixture
    case generating(Int)
  }

  static let all = quiet + troubled + busy + hostile

  let testDescription: String
  let server: Server
  let stored: [Item]
  /// What happens before launch.
  let before: [Step]
  let steps: [Step]

  init(
    _ description: String, server: Server = .fixture, stored: [Item] = [], before: [Step] = [],
    _ steps: [Step]
  ) {
    testDescription = description
    self.server = server
    self.stored = stored
    self.before = before
    self.steps = steps
  }

  /// Runs on a subject and looks at every idle point: after launch, then after each step.
  ///
  /// `look` also gets the reason why the user couldn't take the step, if so.
  func run<Sight>(on subject: Subject, _ look: (Trial, String?) -> Sight) throws -> [Sight] {
    let trial = Trial(subject, server: try makeServer(), stored: stored)
    for step in before { try step.take(in: trial) }
    trial.launch()
    var sights = [look(trial, nil)]
    for step in steps {
      var refusal: String?
      do { try step.take(in: trial) } catch let error as UserError { refusal = error.reason }
      sights.append(look(trial, refusal))
    }
    return sights
  }

  func screens(on subject: Subject) throws -> [String] {
    try run(on: subject) { trial, _ in trial.user.screen() }
  }

  /// What led to an idle point.
  func cause(of index: Int) -> String {
    index == 0 ? "launch" : "step \(index), \(steps[index - 1])"
  }

  private func makeServer() throws -> FakeServer {
    switch server {
    case .fixture: try FakeServer()
    case .generating(let count): FakeServer(generating: count)
    }
  }
}
