import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

struct WorldTests {
  let world = World(server: FakeServer(generating: 20))

  func launch() {
    world.launch { TinyApp(environment: $0) }
  }

  @Test func `Nothing runs in a new world`() {
    #expect(world.app == nil)
    #expect(world.user.screens == [])
    #expect(world.network.exchanges.isEmpty)
    #expect(world.loop.isSettled)
  }

  @Test func `Launching starts the app, puts it on screen, and waits for no reply`() {
    launch()
    #expect(world.app is TinyApp)
    #expect(world.navigationController.view.window != nil)
    #expect(world.user.screens == ["Tiny"])
    #expect(world.user.text("tiny.count") == "?")
    #expect(world.network.exchanges.map(\.outcome) == [.pending])
    #expect(world.loop.now == .zero)
    world.user.waitUntilSettled()
    #expect(world.user.text("tiny.count") == "20")
  }

  @Test func `Launching runs what is due at once`() {
    var log: [String] = []
    world.loop.schedule(after: .zero) { log.append("due") }
    world.loop.schedule(after: .seconds(1)) { log.append("later") }
    launch()
    #expect(log == ["due"])
  }

  @Test func `The app is given the world's network and store`() throws {
    let store = InMemoryStore()
    let world = World(server: FakeServer(generating: 1), store: store)
    world.network.script(.list, .offline)
    world.launch { environment in
      try? environment.store.insert(.sample(7))
      return TinyApp(environment: environment)
    }
    world.user.waitUntilSettled()
    #expect(store.contents == [.sample(7)])
    #expect(world.user.text("tiny.count") == "failed")
  }

  @Test func `A client and a stack of the caller's own can be given`() {
    let other = NetworkStage()
    let navigation = NavigationController()
    world.launch(client: other.client, on: navigation) { TinyApp(environment: $0) }
    #expect(world.navigationController === navigation)
    #expect(navigation.viewControllers.count == 1)
    #expect(other.network.exchanges.count == 1)
    #expect(world.network.exchanges.isEmpty)
  }

  /// X2.
  @Test func `Closing releases app, stack, and screens, with replies still held`() {
    world.network.holdsReplies = true
    launch()
    weak let app = world.app
    weak let navigation = world.navigationController
    weak let screen = navigation?.topViewController
    weak let view = screen?.view
    #expect(view != nil)
    world.close()
    #expect(app == nil)
    #expect(navigation == nil)
    #expect(screen == nil)
    #expect(view == nil)
    #expect(world.user.screens == [])
  }

  /// X4.
  @Test func `A reply that arrives after closing reaches nobody`() {
    launch()
    world.close()
    #expect(world.network.exchanges.map(\.outcome) == [.pending])
    world.user.waitUntilSettled()
    world.network.repeatReply(to: 0)
    world.user.waitUntilSettled()
    #expect(world.network.arrivals == [0, 0])
  }

  @Test func `Launching again takes the place of what runs, against the same server and store`() {
    launch()
    weak let first = world.app
    weak let screen = world.navigationController.topViewController
    world.launch { environment in
      #expect(first == nil)
      #expect(screen == nil)
      return TinyApp(environment: environment)
    }
    #expect(world.user.screens == ["Tiny"])
    #expect(world.network.exchanges.count == 2)
  }

  @Test func `Closing a world in which nothing runs does nothing`() {
    world.close()
    #expect(world.user.screens == [])
  }

  /// X2.
  @Test func `A world that is gone takes everything along`() {
    var world: World? = World(server: FakeServer(generating: 20))
    world?.launch { TinyApp(environment: $0) }
    weak let app = world?.app
    weak let network = world?.network
    weak let loop = world?.loop
    weak let server = world?.server
    #expect(app != nil && network != nil && loop != nil && server != nil)
    world = nil
    #expect(app == nil && network == nil && loop == nil && server == nil)
  }
}
