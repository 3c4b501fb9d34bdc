import FakeWorld
import ItemsNetworking
import UserDriver
import XCTest

@testable import Commands
@testable import Play
@testable import RandomUse
@testable import Reading
@testable import Stopwatch

final class PlayerTests: XCTestCase {
  private static let signs: [Character: Key] = [
    "⏎": .enter, "⎋": .escape, "⌫": .backspace, "⇥": .tab, "↑": .up, "↓": .down, "←": .left,
    "→": .right,
  ]
  private static let indices = Result {
    try Dictionary(
      uniqueKeysWithValues: Registry.baselines.map {
        ($0.name, try SourceIndex(of: $0.name, in: Run.root()))
      })
  }

  static func player(
    _ session: Session = Session("test", []), shown: Int = 0,
    variants: [Variant] = Registry.baselines
  ) throws -> Player {
    let indices = try indices.get()
    return try Player(variants, shown: shown, session: session) {
      try XCTUnwrap(indices[$0.name] ?? indices["Direct"])
    }
  }

  /// Presses keys one after another, by their signs, with some time between.
  private func press(_ keys: String, _ player: inout Player, every time: Duration = .zero) throws {
    for key in keys {
      let goesOn = try player.press(Self.signs[key] ?? .character(key))
      XCTAssertTrue(goesOn, "\(key)")
      try player.pass(time)
    }
  }

  private func go(to place: Focus, _ player: inout Player) throws {
    for _ in 0..<20 where player.focus != place { try press("↓", &player) }
    XCTAssertEqual(player.focus, place)
  }

  func testTheWholeFeatureIsPlayedByKeysInAllAlike() throws {
    var player = try Self.player()
    try player.pass(.seconds(1))
    let course: [(Focus?, keys: String)] = [
      // Every mood of the network, and an item that is added.
      (nil, "↓⏎⎋"), (nil, "op"), (nil, "ep"), (nil, "mp"), (nil, "np"),
      (.control("items.add"), "⏎Milk!⌫"), (.control("add.save"), "⏎"),
      // Replies that are held, and released in another order.
      (nil, "hp"), (.row(3), "⏎←r2r<>n"), (.control("items.deleteAll"), "⏎h"),
    ]
    for (place, keys) in course {
      if let place { try go(to: place, &player) }
      try press(keys, &player, every: .milliseconds(70))
      if !player.front.world.network.holdsReplies { try player.pass(.seconds(1)) }
    }
    XCTAssertFalse(player.hasDiffered)
    let requests = player.front.world.network.exchanges.map(\.request.method)
    XCTAssertEqual(Set(requests), [.get, .post, .delete])
    XCTAssertEqual(player.front.world.server.items, [])
    XCTAssertEqual(player.front.world.user.screens, ["Items"])
  }

  func testAnotherVersionShowsTheSameScreen() throws {
    var player = try Self.player()
    try player.pass(.seconds(1))
    var screens: Set<[String]> = []
    for number in 0..<2 {
      try press(number == 0 ? "1" : "⇥", &player)
      XCTAssertEqual(player.shown, number)
      XCTAssertEqual(player.front.variant.name, Registry.baselines[number].name)
      screens.insert(player.moment.lines.map(\.text))
    }
    XCTAssertEqual(screens.count, 1)
    try press("⇥", &player)
    XCTAssertEqual(player.shown, 0)
  }

  func testBetweenTwoCallsTimeStandsStillAndTheScreenIsAsItWasThen() throws {
    var player = try Self.player()
    try player.pass(.seconds(1))
    try press("tp", &player)
    XCTAssertEqual(player.seen, 0)
    let world = player.front.world
    let now = world.loop.now
    try player.pass(.seconds(9))
    XCTAssertEqual(world.loop.now, now)
    var refreshing: [Bool] = []
    while player.isPaused {
      refreshing.append(player.moment.lines.contains { $0.isBusy })
      try press(" ", &player)
    }
    XCTAssertEqual(refreshing.count, player.front.count - player.front.start)
    XCTAssertEqual(refreshing.first, true)
    XCTAssertEqual(player.moment.requests, ["GET /items"])
    // Once too often.
    let trace = player.trace()
    try press(" ", &player)
    XCTAssertEqual(player.trace(), trace)
    try player.pass(.seconds(9))
    XCTAssertEqual(player.seen, 0)
    // A version that has fewer calls ends the stop for none.
    try press("→→←⇥⇥", &player)
    XCTAssertEqual(player.seen, 1)
    try press("gpg", &player)
    try player.pass(.seconds(9))
    XCTAssertTrue(!player.isPaused && player.isStepping)
    try press("x", &player)
    XCTAssertEqual(player.seen, 0)
    XCTAssertEqual(player.trace(), [.step("starts the app")])
  }

  func testLettersAndPastedTextGoIntoAFieldWithoutAStop() throws {
    var player = try Self.player()
    try go(to: .control("items.add"), &player)
    _ = try player.press(.paste("no"))
    try press("⏎t", &player)
    _ = try player.press(.paste("tea q"))
    XCTAssertEqual(player.front.world.user.text("add.title"), "ttea q")
    try press("↓↓t⏎z", &player)
    XCTAssertTrue(player.isPaused)
    XCTAssertEqual(player.front.world.user.text("add.title"), "ttea q")
  }

  func testTheKeyboardPointsWhereTheAppDoesAndStaysWhereTheUserHasPointed() throws {
    var player = try Self.player()
    XCTAssertEqual(player.focus, .control("items.add"))
    try player.pass(.seconds(1))
    XCTAssertEqual(player.focus, .row(0))
    try press("↓↓↓↓↓↓↓↓↓↓↓↓↓", &player)
    XCTAssertEqual(player.focus, .row(13))
    XCTAssertEqual(player.front.world.user.visibleRows.count, 12)
    try press("↓⏎q", &player)
    XCTAssertEqual(player.typingField, "add.title")
    XCTAssertEqual(player.front.world.user.text("add.title"), "q")
    try press("⎋", &player)
    XCTAssertEqual(player.focus, .control("add.enabled"))
    XCTAssertFalse(try player.press(.character("q")))
  }

  func testAboveTheFirstPlaceIsTheLastSoThatAddIsNear() throws {
    var player = try Self.player(Session("test", server: .fixture, []))
    try player.pass(.seconds(1))
    XCTAssertEqual(player.focus, .row(0))
    try press("↑↑", &player)
    XCTAssertEqual(player.focus, .control("items.add"))
    try press("↓↓", &player)
    XCTAssertEqual(player.focus, .control("items.deleteAll"))
  }

  func testWhatCannotBeDoneSaysWhy() throws {
    var player = try Self.player()
    for (keys, notice) in [
      ("↓⏎", "“items.deleteAll” is disabled"), ("⎋", "there is no screen to go back to"),
      ("r", "no reply is held; press h to hold the next ones"),
    ] {
      try press(keys, &player)
      XCTAssertEqual(player.notice, notice)
    }
  }

  func testVersionsThatDifferAreNamed() throws {
    let other = Variant("Other") { EmptyApp(environment: $0) }
    var player = try Self.player(variants: [.direct, other])
    try player.pass(.seconds(1))
    XCTAssertEqual(player.notice, "Direct shows another screen than Other")
    XCTAssertTrue(player.hasDiffered)
  }
}
