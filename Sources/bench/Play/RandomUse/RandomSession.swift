import FakeWorld
import ItemsNetworking
import Stopwatch
import UserDriver

/// One random session, as the reference got through it.
struct RandomSession {
  /// So many things a user has really done end a session.
  private static let leastActions = 40

  private(set) var session: Session
  private(set) var coverage = Coverage()

  /// Makes up a session while the pilot gets through it.
  init(seed: UInt64, pilot: Variant) throws {
    var user = RandomUser(seed: seed)
    session = user.start(name: "random use, seed \(seed)")
    let world = try session.makeWorld()
    for step in session.before { try step.take(in: world) }
    pilot.launch(in: world)
    var actions = 0
    while actions < Self.leastActions {
      let step = user.step(in: world)
      session.steps.append(step)
      let state = ScreenState(of: world.user)
      let oldArrivals = world.network.arrivals.count
      let wasRefused = try step.refusal(in: world) != nil
      noteArrivals(in: world.network, from: oldArrivals)
      guard !wasRefused, let action = ScreenAction(step),
        action != .reply || world.network.arrivals.count > oldArrivals
      else { continue }
      coverage.note(action, in: state)
      if action.isUsers { actions += 1 }
    }
  }

  private mutating func noteArrivals(in network: FakeNetwork, from start: Int) {
    for index in start..<network.arrivals.count {
      let request = network.exchanges[network.arrivals[index]].request
      coverage.note(Arrival(index, in: network), of: Endpoint.Kind(of: request) ?? .list)
    }
  }
}

/// Someone who does anything at any time, in a world where anything happens, drawn from a seed.
struct RandomUser {
  /// All but bad bodies.
  private static let faults: [Fault] =
    [.offline, .timedOut] + [304, 400, 404, 422, 500, 503].map(Fault.status)
  /// What a covered list may still be told.
  private static let listControls = ["items.retry", "items.refresh", "items.deleteAll"]

  private var draw: SplitMix64

  init(seed: UInt64) {
    draw = SplitMix64(seed: seed)
  }

  mutating func start(name: String) -> Session {
    var session = Session(name, server: .generating(amount()), [])
    if draw.chance(10) { session.server = .fixture }
    if draw.chance(60) { session.stored = amount() }
    if draw.chance(80) { session.before.append(script(.list)) }
    if draw.chance(6) { session.before.append(.fail(.readAll, draw.one(of: [.once, .always]))) }
    if draw.chance(5) { session.before.append(.hold) }
    return session
  }

  mutating func step(in world: World) -> Step {
    let network = world.network
    let isWaiting = world.user.sees("detail.loading") || world.user.sees("add.loading")
    return draw.weighted([
      (isWaiting ? 20 : 50, userStep(world.user)),
      (world.loop.isSettled ? 0 : 26, .waitForNext),
      (network.held.isEmpty ? 0 : 10, .release(draw.number(0...max(network.held.count - 1, 0)))),
      (network.arrivals.isEmpty ? 0 : 5, .repeatReply(draw.number(0...7))),
      (world.server.items.isEmpty ? 12 : 2, serverStep(network)),
      (30, script(draw.weighted([(4, .list), (3, .detail), (2, .create), (2, .deleteAll)]))),
      (4, storeStep()),
      (1, network.holdsReplies ? .releaseAll : .hold),
    ])
  }

  // MARK: World

  private mutating func amount() -> Int {
    draw.weighted([(20, 0), (50, draw.number(1...6)), (30, draw.number(13...30))])
  }

  private mutating func script(_ endpoint: Endpoint.Kind) -> Step {
    let faults = Self.faults
    let bodies = endpoint.bodies
    var fault: Fault?
    if draw.chance(endpoint == .list ? 40 : 55) {
      let number = draw.number(0...faults.count + bodies.count - 1)
      if number >= faults.count { return .malformed(endpoint, bodies[number - faults.count]) }
      fault = faults[number]
    }
    return .script(
      endpoint,
      Script(
        fault: fault, latency: .milliseconds(draw.number(0...40) * (endpoint == .list ? 30 : 10)),
        isHeld: draw.chance(20), deliveries: draw.chance(12) ? draw.number(2...3) : 1))
  }

  private mutating func serverStep(_ network: FakeNetwork) -> Step {
    draw.chance(85) ? .create("From afar \(network.exchanges.count)") : .deleteAll
  }

  private mutating func storeStep() -> Step {
    .fail(
      draw.weighted([(2, .readAll), (2, .replaceAll), (2, .insert), (3, .removeAll)]),
      draw.weighted([(6, .once), (1, .always), (3, nil)]))
  }

  // MARK: User

  private mutating func userStep(_ user: User) -> Step {
    switch Screen(of: user) {
    case .list: return listStep(user)
    case .detail: return detailStep(user)
    case .form: return formStep(user)
    }
  }

  private mutating func listStep(_ user: User) -> Step {
    let hasFailed = user.sees("items.retry")
    let canDelete = user.state(of: "items.deleteAll")?.isEnabled == true
    let isLoading = user.sees("items.loading") && !user.sees("items.refresh")
    let isDeleting = user.state(of: "items.add")?.isEnabled == false
    let rows = user.allRows.count
    return draw.weighted([
      (isLoading ? 30 : 12, .pull),
      (8, .scroll(to: draw.one(of: [0, draw.number(-1...32)]))),
      (rows > 0 ? 22 : 1, .selectRow(draw.number(0...max(rows - 1, 0)))),
      (6, .touchRow(draw.one(of: [isDeleting ? 0 : -1, rows, .max, .min]))),
      (22, .tap("items.add")),
      (canDelete ? 14 : 2, .tap("items.deleteAll")),
      (hasFailed ? 12 : 1, .tap("items.retry")),
      (8, .touch(draw.one(of: Self.listControls))),
      (5, .appearAgain),
    ])
  }

  private mutating func detailStep(_ user: User) -> Step {
    draw.weighted([
      (14, .goBack),
      (user.sees("detail.retry") ? 28 : 2, .tap("detail.retry")),
      (5, .appearAgain),
      (5, .touch("detail.retry")),
      (4, .touch(draw.one(of: Self.listControls))),
    ])
  }

  private mutating func formStep(_ user: User) -> Step {
    let length = user.text("add.title")?.count ?? 0
    return draw.weighted([
      (length == 0 ? 30 : 6, .type(text(), into: "add.title")),
      (length > 80 ? 12 : 3, .clear("add.title")),
      (length == 0 ? 6 : 20, .tap("add.save")),
      (3, .tap("add.title")),
      (4, .tap("add.enabled")),
      (5, .goBack),
      (2, .appearAgain),
      (3, .touch(draw.one(of: ["add.title", "add.enabled", "add.save"]))),
      (3, .touch(draw.one(of: Self.listControls))),
    ])
  }

  private mutating func text() -> String {
    let long = draw.one(of: ["x", "é", "🧑‍🚀", "e\u{301}"])
    return draw.weighted([
      (1, ""), (3, " "), (1, "\t\n\u{A0}"), (1, "\u{FEFF} \u{3164}\u{7}"), (8, "Milk"),
      (5, " Milk "), (3, "🪴"), (1, "\u{301}"), (5, String(repeating: long, count: 80)),
      (5, String(repeating: long, count: 81)), (1, String(repeating: long, count: 79)),
      (2, "שלום \"\\\u{0}\u{1F1E9}\u{1F1EA}"),
    ])
  }
}

extension Endpoint.Kind {
  /// The bodies that are bad; of a delete it is the status that is bad, so one stands for all.
  fileprivate var bodies: [Fixture.Malformed] {
    Fixture.Malformed.allCases.filter { $0 == .empty || $0.rawValue.hasPrefix(rawValue) }
  }
}

extension RandomNumberGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in so many of a hundred cases.
  fileprivate mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  fileprivate mutating func one<Value>(of values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// One of the values, each as likely as its weight says.
  fileprivate mutating func weighted<Value>(_ choices: [(weight: Int, value: Value)]) -> Value {
    var rest = number(1...choices.reduce(0) { $0 + $1.weight })
    for (weight, value) in choices {
      rest -= weight
      if rest <= 0 { return value }
    }
    return choices[choices.endIndex - 1].value
  }
}
