import FakeWorld
import HeadlessKit
import Items
import UserDriver
import VIPERS
import XCTest

/// Has the modules made and associated by their navigators, for a user to visit.
class VIPERSAppTestCase: XCTestCase {
  // MARK: Setup

  var world: World!
  var user: User!

  override func setUp() {
    world = World(server: FakeServer(generating: 40))
  }

  override func tearDown() {
    user = nil
    world = nil
  }

  var top: ViewController? { world.navigationController.topViewController }

  var requests: [String] {
    world.network.exchanges.map { "\($0.request.method.rawValue) \($0.request.path)" }
  }

  func launch(client: (any ItemsClient)? = nil) {
    world.launch(client: client) { VIPERSApp(environment: $0) }
    user = world.user
  }

  /// Launches and lets the list load.
  func open(client: (any ItemsClient)? = nil) {
    launch(client: client)
    user.waitUntilSettled()
  }

  /// Types a title into a new form and taps Save.
  func save(_ title: String) throws {
    try user.tap("items.add")
    try user.type(title, into: "add.title")
    try user.tap("add.save")
  }
}
