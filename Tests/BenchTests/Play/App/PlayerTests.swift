import FakeWorld
import Items
import RandomUse
import Testing
import UserDriver

@testable import Arms
@testable import bench

struct PlayerTests {
  private static let indices = Result {
    try Dictionary(
      uniqueKeysWithValues: Registry.architectures.map {
        ($0.name, try SourceIndex(of: $0.name, in: Run.root()))
      })
  }

  static func player(
    _ scenario: Scenario = Scenario("test", server: .generating(14), []), shown: [Int] = [0],
    arms: [Arm] = Registry.architectures
  ) throws -> Player {
    let indices = try indices.get()
    return try Player(arms, shown: shown, scenario: scenario) { try #require(indices[$0.name]) }
  }

  /// Presses keys one after another, with some time between.
  private func press(_ keys: String, _ player: inout Player) throws {
    for key in keys { try press(key == "\n" ? .enter : .character(key), &player) }
  }

  private func press(_ key: Key, _ player: inout Player) throws {
    try tap(key, to: &player)
    try player.pass(.milliseconds(70))
  }

  private func tap(_ keys: Key..., to player: inout Player) throws {
    for key in keys {
      let goesOn = try player.press(key)
      #expect(goesOn)
    }
  }

  private func go(to place: Focus, _ player: inout Player) throws {
    for _ in 0..<20 where player.focus != place { try press(.down, &player) }
    #expect(player.focus == place)
  }

  /// The whole feature, with a network in every mood.
  private func playEverything(_ player: inout Player) throws {
    try player.pass(.seconds(1))
    try press(.down, &player)
    try press(.enter, &player)
    try press(.escape, &player)
    for mood in ["o", "e", "m", "n"] {
      try press("\(mood)p", &player)
      try player.pass(.seconds(1))
    }
    try go(to: .control("items.add"), &player)
    try press("\nMilk!", &player)
    try press(.backspace, &player)
    try go(to: .control("add.save"), &player)
    try press("\n", &player)
    try player.pass(.seconds(1))
    try press("hp", &player)
    try go(to: .row(3), &player)
    try press("\n", &player)
    try press(.left, &player)
    try press("r2r<>n", &player)
    try go(to: .control("items.deleteAll"), &player)
    try press("\nh", &player)
    try player.pass(.seconds(2))
  }

  @Test
  func `The whole feature is played by keys, in all versions alike, and played again by script`()
    throws
  {
    var player = try Self.player()
    try playEverything(&player)
    #expect(!player.hasDiffered)
    let requests = player.front.world.network.exchanges.map(\.request.method)
    #expect(Set(requests) == [.get, .post, .delete])
    #expect(player.front.world.server.items.isEmpty)
    #expect(player.front.world.user.screens == ["Items"])

    var again = try Self.player(player.scenario)
    for step in player.scenario.steps { try again.take(step) }
    #expect(!again.hasDiffered)
    for (track, other) in zip(player.tracks, again.tracks) {
      #expect(player.trace(of: track).filter(\.isCall) == again.trace(of: other).filter(\.isCall))
      #expect(WorldState(of: track.world) == WorldState(of: other.world))
    }
  }

  @Test func `Another version shows the same screen and its own calls`() throws {
    var player = try Self.player()
    try player.pass(.seconds(1))
    var screens: Set<[String]> = []
    for number in 0..<5 {
      try tap(number == 0 ? .character("1") : .tab, to: &player)
      #expect(player.shown == [number])
      screens.insert(player.moment(of: player.front).lines.map(\.text))
    }
    #expect(screens.count == 1)
    #expect(Set((0..<5).map { player.trace(of: player.tracks[$0]).map(\.text) }).count == 5)
    try tap(.tab, to: &player)
    #expect(player.shown == [0])
  }

  @Test func `Between two calls time stands still, and the screen is as it was then`() throws {
    var player = try Self.player()
    try player.pass(.seconds(1))
    try tap(.character("t"), to: &player)
    try tap(.character("p"), to: &player)
    #expect(player.seen == 0)
    let world = player.front.world
    let now = world.loop.now
    try player.pass(.seconds(9))
    #expect(world.loop.now == now)
    var refreshing: [Bool] = []
    while player.isPaused {
      refreshing.append(player.moment(of: player.front).lines.contains { $0.isBusy })
      try tap(.character(" "), to: &player)
    }
    #expect(refreshing.count == player.front.count - player.front.start)
    #expect(refreshing.first == true && player.moment(of: player.front).requests == ["GET /items"])
    try player.pass(.seconds(9))
    #expect(player.seen == 0)
    try tap(.right, .right, .left, to: &player)
    #expect(player.seen == 1)
    // A version that has fewer calls ends the stop for none.
    for _ in 0..<5 { try tap(.tab, to: &player) }
    #expect(player.seen == 1)
    try tap(.character("g"), to: &player)
    try tap(.character("p"), .character("g"), to: &player)
    try player.pass(.seconds(9))
    #expect(!player.isPaused && player.isStepping)
    try tap(.character("x"), to: &player)
    #expect(player.seen == 0 && player.scenario.steps.isEmpty)
  }

  @Test func `Letters and pasted text go into a field without a stop, and a stop without a field`()
    throws
  {
    var player = try Self.player()
    try go(to: .control("items.add"), &player)
    try tap(.paste("no"), .enter, .character("t"), .paste("tea q"), to: &player)
    #expect(player.front.world.user.text("add.title") == "ttea q")
    try tap(.down, .down, .character("t"), .enter, .character("z"), to: &player)
    #expect(player.isPaused)
    #expect(player.front.world.user.text("add.title") == "ttea q")
  }

  @Test func `The keyboard points where the app does, and stays where the user has pointed`() throws
  {
    var player = try Self.player()
    #expect(player.focus == .control("items.add"))
    try player.pass(.seconds(1))
    #expect(player.focus == .row(0))
    for _ in 0..<13 { try tap(.down, to: &player) }
    #expect(player.focus == .row(13) && player.front.world.user.visibleRows.count == 12)
    try tap(.down, .enter, .character("q"), to: &player)
    #expect(player.typingField == "add.title")
    #expect(player.front.world.user.text("add.title") == "q")
    try tap(.escape, to: &player)
    #expect(player.focus == .control("add.enabled"))
    let goesOn = try player.press(.character("q"))
    #expect(!goesOn)
  }

  @Test func `What can't be done says why`() throws {
    var player = try Self.player()
    try tap(.down, .enter, to: &player)
    #expect(player.notice == "“items.deleteAll” is disabled")
    try tap(.escape, to: &player)
    #expect(player.notice == "there is no screen to go back to")
    try tap(.character("r"), to: &player)
    #expect(player.notice == "no reply is held; h holds those to come")
  }

  @Test func `Versions that differ are named`() throws {
    let other = Arm("Other") { EmptyApp(environment: $0) }
    let indices = try Self.indices.get()
    let index = try #require(indices["MVC"])
    var player = try Player([.mvc, other], shown: [0], scenario: Scenario("test", [])) { _ in index
    }
    try player.pass(.seconds(1))
    #expect(player.notice == "MVC shows another screen than Other")
    #expect(player.hasDiffered)
  }
}

extension TraceLine {
  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
