import FakeWorld
import Items
import ItemsApp
import ItemsNetworking
import Testing
import UserDriver

@testable import RandomUse

/// The app in a world of its own.
struct Trial {
  let world: World
  private let subject: Subject

  init(
    _ subject: Subject, server: FakeServer = FakeServer(generating: 3), stored: [Item] = []
  ) {
    self.subject = subject
    world = World(server: server, store: InMemoryStore(contents: stored))
  }

  var user: User { world.user }
  var network: FakeNetwork { world.network }
  var server: FakeServer { world.server }
  var store: InMemoryStore { world.store }

  /// Launches; the list's first reply is still to come.
  func launch() {
    subject.launch(in: world)
  }

  /// Launches in production wiring, with doubles in the place of client and store.
  func launch(
    client: (any ItemsClient)? = nil, store: (any ItemReading & ItemWriting)? = nil
  ) {
    world.launch {
      var environment = $0
      if let client { environment.client = client }
      if let store { environment.store = store }
      return makeApp(environment)
    }
  }

  /// Makes the app, and doesn't start it.
  func makeApp(_ environment: Environment) -> any App {
    subject.makeApp(environment)
  }

  /// Launches and waits until the list has loaded.
  func open() {
    launch()
    user.waitUntilSettled()
  }

  /// Opens the form, types a title, and taps Save; the reply is still to come.
  func save(_ title: String) throws {
    try user.tap("items.add")
    try user.type(title, into: "add.title")
    try user.tap("add.save")
  }

  // MARK: What no user does

  /// Hides the topmost screen and shows it again.
  func appearAgain() {
    world.appearAgain()
  }

  /// Selects a row of the list by its index, past the table.
  func touchRow(_ row: Int) {
    world.touchRow(row)
  }

  /// Touches a control of any screen on the stack, past whatever keeps the user from it.
  func touch(_ identifier: String) {
    world.touch(identifier)
  }

  /// Notes which rows the table asks for from now on.
  func askedRows() -> AskedRows {
    AskedRows(in: world)
  }
}
