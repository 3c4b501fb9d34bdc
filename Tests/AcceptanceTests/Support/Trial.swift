import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

@testable import RandomUse

/// A subject in a world of its own.
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

  // MARK: What the system does, rather than the user

  /// Hides the topmost screen and shows it again.
  func appearAgain() {
    world.appearAgain()
  }

  /// Touches a row of the list by its index, whether or not there is one.
  func touchRow(_ row: Int) {
    world.touchRow(row)
  }

  /// Touches a button of the topmost screen, even a hidden one.
  func touch(_ identifier: String) throws {
    let screen = world.navigationController.topViewController?.viewIfLoaded
    let control = screen?.descendant(withIdentifier: identifier) as? Control
    try #require(control).sendActions(for: .touchUpInside)
    world.loop.runUntilIdle()
  }

  func table() throws -> TableView {
    let list = world.navigationController.viewControllers.first?.viewIfLoaded
    return try #require(list?.descendant(withIdentifier: "items.table") as? TableView)
  }
}
