import HeadlessKit
import ItemsApp
import ItemsNetworking

/// Everything around one running version: time, server, network, store, and window.
///
///     let world = World(server: FakeServer(generating: 20))
///     world.launch { MVCApp(environment: $0) }
///     world.loop.runUntilSettled()
public final class World {
  /// The only clock there is; nothing happens unless it is told to run.
  public let loop = EventLoop()
  /// What the network reaches; it can be changed behind the version's back.
  public let server: FakeServer
  /// Between version and server; scripts, holds, and logs requests.
  public let network: FakeNetwork
  /// What is on the device.
  public let store: InMemoryStore
  /// The version that runs now.
  public private(set) var app: (any App)?
  /// The stack of the version that runs now, else an empty one.
  public private(set) var navigationController = NavigationController()
  private var window: Window?

  /// Makes a world in which nothing runs yet.
  public init(server: FakeServer, store: InMemoryStore = InMemoryStore()) {
    self.server = server
    self.store = store
    network = FakeNetwork(loop: loop, server: server)
  }

  /// What a version is given that is launched in this world.
  public func environment(on navigationController: NavigationController) -> Environment {
    Environment(
      client: HTTPItemsClient(transport: network), store: store,
      navigationController: navigationController)
  }

  /// Starts a version, in place of any that runs, and runs the loop until it is idle.
  ///
  /// The version gets a client that speaks JSON with the network, unless another is given.
  public func launch(
    client: (any ItemsClient)? = nil,
    on navigationController: NavigationController = NavigationController(),
    _ makeApp: (Environment) -> any App
  ) {
    close()
    self.navigationController = navigationController
    var environment = environment(on: navigationController)
    if let client { environment.client = client }
    let app = makeApp(environment)
    self.app = app
    app.start()
    let window = Window()
    window.rootViewController = navigationController
    self.window = window
    window.makeKeyAndVisible()
    loop.runUntilIdle()
  }

  /// Lets go of window, app, and stack; requests in flight stay in flight.
  public func close() {
    app = nil
    window = nil
    navigationController = NavigationController()
  }
}
