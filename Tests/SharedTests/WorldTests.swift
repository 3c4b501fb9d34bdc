import FakeWorld
import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking
import UserDriver
import XCTest

final class WorldTests: XCTestCase {
  let world = World(server: FakeServer(generating: 20))

  func launch() {
    world.launch { TinyApp(environment: $0) }
  }

  func testNothingRunsInANewWorld() {
    XCTAssertNil(world.app)
    XCTAssertEqual(world.user.screens, [])
    XCTAssert(world.network.exchanges.isEmpty)
    XCTAssert(world.loop.isSettled)
  }

  func testLaunchingStartsTheAppPutsItOnScreenAndWaitsForNoReply() {
    launch()
    XCTAssert(world.app is TinyApp)
    XCTAssertNotNil(world.navigationController.view.window)
    XCTAssertEqual(world.user.screens, ["Tiny"])
    XCTAssertEqual(world.user.text("tiny.count"), "?")
    XCTAssertEqual(world.network.exchanges.map(\.outcome), [.pending])
    XCTAssertEqual(world.loop.now, .zero)
    world.user.waitUntilSettled()
    XCTAssertEqual(world.user.text("tiny.count"), "20")
  }

  func testLaunchingRunsWhatIsDueAtOnce() {
    var log: [String] = []
    world.loop.schedule(after: .zero) { log.append("due") }
    world.loop.schedule(after: .seconds(1)) { log.append("later") }
    launch()
    XCTAssertEqual(log, ["due"])
  }

  func testAppIsGivenTheWorldsNetworkAndStore() throws {
    let store = InMemoryStore()
    let world = World(server: FakeServer(generating: 1), store: store)
    world.network.script(.list, .offline)
    world.launch { environment in
      try? environment.store.insert(.sample(7))
      return TinyApp(environment: environment)
    }
    world.user.waitUntilSettled()
    XCTAssertEqual(store.contents, [.sample(7)])
    XCTAssertEqual(world.user.text("tiny.count"), "failed")
  }

  func testClientAndAStackOfTheCallersOwnCanBeGiven() {
    let other = NetworkStage()
    let navigation = NavigationController()
    world.launch(client: other.client, on: navigation) { TinyApp(environment: $0) }
    XCTAssertIdentical(world.navigationController, navigation)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertEqual(other.network.exchanges.count, 1)
    XCTAssert(world.network.exchanges.isEmpty)
  }

  /// X2.
  func testClosingReleasesAppStackAndScreensWithRepliesStillHeld() {
    world.network.holdsReplies = true
    launch()
    weak let app = world.app
    weak let navigation = world.navigationController
    weak let screen = navigation?.topViewController
    weak let view = screen?.view
    XCTAssertNotNil(view)
    world.close()
    XCTAssertNil(app)
    XCTAssertNil(navigation)
    XCTAssertNil(screen)
    XCTAssertNil(view)
    XCTAssertEqual(world.user.screens, [])
  }

  /// X4.
  func testReplyThatArrivesAfterClosingReachesNobody() {
    launch()
    world.close()
    XCTAssertEqual(world.network.exchanges.map(\.outcome), [.pending])
    world.user.waitUntilSettled()
    world.network.repeatReply(to: 0)
    world.user.waitUntilSettled()
    XCTAssertEqual(world.network.arrivals, [0, 0])
  }

  func testLaunchingAgainReplacesTheAppOnTheSameServerAndStore() {
    launch()
    weak let first = world.app
    weak let screen = world.navigationController.topViewController
    world.launch { environment in
      XCTAssertNil(first)
      XCTAssertNil(screen)
      return TinyApp(environment: environment)
    }
    XCTAssertEqual(world.user.screens, ["Tiny"])
    XCTAssertEqual(world.network.exchanges.count, 2)
  }

  func testClosingAWorldInWhichNothingRunsDoesNothing() {
    world.close()
    XCTAssertEqual(world.user.screens, [])
  }

  /// X2.
  func testWorldThatIsGoneTakesEverythingAlong() {
    var world: World? = World(server: FakeServer(generating: 20))
    world?.launch { TinyApp(environment: $0) }
    weak let app = world?.app
    weak let network = world?.network
    weak let loop = world?.loop
    weak let server = world?.server
    XCTAssert(app != nil && network != nil && loop != nil && server != nil)
    world = nil
    XCTAssert(app == nil && network == nil && loop == nil && server == nil)
  }
}
