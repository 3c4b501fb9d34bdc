import FakeWorld
import Items
import UserDriver

/// Something a user does, from start to end, that is counted and timed.
package struct Flow: Sendable {
  package let name: String
  /// What the user does, for `bench list`.
  package let summary: String
  /// Fewer items than these on the server, and the flow can't be done.
  package var minimumItems = 0
  /// Leads to where the flow starts; neither counted nor timed.
  package var prepare: @Sendable (Stage) throws -> Void = { $0.open() }
  /// What the user does, one thing at a time.
  package let steps: [Step]

  /// Takes all steps; `observe` is called after each, `begin` before it.
  package func run(
    _ stage: Stage, observing observe: (Stage) -> Void = { _ in }, beginning begin: () -> Void = {}
  ) throws {
    for step in steps {
      begin()
      try step.run(stage)
      observe(stage)
    }
  }

  package static let all = [
    openList, refresh, refreshChanged, openDetail, add, addRejected, addRetried, deleteAll, retry,
  ]

  package static let openList = Flow(
    name: "open-list", summary: "start the app and see the list load", prepare: { _ in },
    steps: [.start, .settle])

  package static let refresh = Flow(
    name: "refresh", summary: "pull the list and see it load again", steps: [.pull, .settle])

  package static let refreshChanged = Flow(
    name: "refresh-changed", summary: "pull the list and see one item changed since",
    minimumItems: 1,
    prepare: { stage in
      stage.open()
      let id = stage.world.server.items[0].id
      stage.world.server.rename(id, to: "Renamed since")
    },
    steps: [.pull, .settle])

  package static let openDetail = Flow(
    name: "open-detail", summary: "open the first item, read it, and go back", minimumItems: 1,
    steps: [.selectFirst, .settle, .goBack])

  package static let add = Flow(
    name: "add", summary: "add an item and see it in the list",
    steps: [.tapAdd, .typeTitle, .save, .settle])

  package static let addRejected = Flow(
    name: "add-rejected", summary: "save a blank title, see it refused, and go back",
    steps: [.tapAdd, .save, .goBack])

  package static let addRetried = Flow(
    name: "add-retried", summary: "add an item offline, then again online",
    prepare: { stage in
      stage.open()
      stage.world.network.script(.create, .offline)
    },
    steps: [.tapAdd, .typeTitle, .save, .settle, .save, .settle])

  package static let deleteAll = Flow(
    name: "delete-all", summary: "delete all items", minimumItems: 1,
    steps: [.deleteAll, .settle])

  package static let retry = Flow(
    name: "load-retried", summary: "start the app offline, then retry online",
    prepare: { $0.world.network.script(.list, .offline) },
    steps: [.start, .settle, .retry, .settle])

  /// One thing that the user does.
  package struct Step: Sendable {
    /// What it is in words, with texts that the user sees: `taps Save`.
    package let action: String
    let run: @Sendable (Stage) throws -> Void

    static let start = Step(action: "starts the app") { $0.start() }
    static let settle = Step(action: "waits for the reply") { $0.user.waitUntilSettled() }
    static let pull = Step(action: "pulls the list") { try $0.user.pull() }
    static let selectFirst = Step(action: "taps the first item") { try $0.user.selectRow(0) }
    static let goBack = Step(action: "goes back") { try $0.user.goBack() }
    static let retry = Step(action: "taps Retry") { try $0.user.tap("items.retry") }
    static let deleteAll = Step(action: "taps Delete all") { try $0.user.tap("items.deleteAll") }
    static let tapAdd = Step(action: "taps Add") { try $0.user.tap("items.add") }
    static let typeTitle = Step(action: "types “Water the plants” into Title") {
      try $0.user.type("Water the plants", into: "add.title")
    }
    static let save = Step(action: "taps Save") { try $0.user.tap("add.save") }
  }
}

/// A flow goes from process to process by its name.
extension Flow: RawRepresentable, Codable {
  package var rawValue: String { name }

  package init?(rawValue name: String) {
    guard let flow = Self.all.first(where: { $0.name == name }) else { return nil }
    self = flow
  }
}

/// A world in which one variant is about to run.
package struct Stage {
  package let world: World
  private let launch: (World) -> Void

  package init(world: World, launch: @escaping (World) -> Void) {
    (self.world, self.launch) = (world, launch)
  }

  package var user: User { world.user }

  func start() {
    launch(world)
  }

  /// Starts the app and waits until the list has loaded.
  func open() {
    start()
    user.waitUntilSettled()
  }
}
