import FakeWorld
import HeadlessKit
import Items
import UserDriver

/// Something a user does, from start to end, that is counted and timed.
struct Flow: Sendable {
  let name: String
  /// What the user does, for `bench list`.
  let summary: String
  /// Fewer items than these on the server, and the flow can't be done.
  var minimumItems = 0
  /// Leads to where the flow starts; neither counted nor timed.
  var prepare: @Sendable (Stage) throws -> Void = { $0.open() }
  /// What the user does, one thing at a time.
  let steps: [@Sendable (Stage) throws -> Void]

  /// Takes all steps; `observe` is called after each.
  func run(_ stage: Stage, observing observe: (Stage) -> Void = { _ in }) throws {
    for step in steps {
      try step(stage)
      observe(stage)
    }
  }

  static let all = [
    openList, refresh, refreshChanged, openDetail, add, addRejected, addRetried, deleteAll, retry,
  ]

  static let openList = Flow(
    name: "open-list", summary: "start the app and see the list load",
    prepare: { _ in },
    steps: [{ $0.open() }])

  static let refresh = Flow(
    name: "refresh", summary: "pull the list and see it load again",
    steps: [{ try $0.user.pull() }, settle])

  static let refreshChanged = Flow(
    name: "refresh-changed", summary: "pull the list and see one item changed since",
    minimumItems: 1,
    prepare: { stage in
      stage.open()
      let id = stage.world.server.items[0].id
      stage.world.server.rename(id, to: "Renamed since")
    },
    steps: [{ try $0.user.pull() }, settle])

  static let openDetail = Flow(
    name: "open-detail", summary: "open the first item, read it, and go back", minimumItems: 1,
    steps: [{ try $0.user.selectRow(0) }, settle, { try $0.user.goBack() }])

  static let add = Flow(
    name: "add", summary: "add an item and see it in the list",
    steps: [openForm, typeTitle, save, settle])

  static let addRejected = Flow(
    name: "add-rejected", summary: "save a blank title, see it refused, and go back",
    steps: [openForm, save, { try $0.user.goBack() }])

  static let addRetried = Flow(
    name: "add-retried", summary: "add an item offline, then again online",
    prepare: { stage in
      stage.open()
      stage.world.network.script(.create, .offline)
    },
    steps: [openForm, typeTitle, save, settle, save, settle])

  static let deleteAll = Flow(
    name: "delete-all", summary: "delete all items", minimumItems: 1,
    steps: [{ try $0.user.tap("items.deleteAll") }, settle])

  static let retry = Flow(
    name: "load-retried", summary: "start the app offline, then retry online",
    prepare: { $0.world.network.script(.list, .offline) },
    steps: [{ $0.open() }, { try $0.user.tap("items.retry") }, settle])

  @Sendable private static func openForm(_ stage: Stage) throws {
    try stage.user.tap("items.add")
  }

  @Sendable private static func typeTitle(_ stage: Stage) throws {
    try stage.user.type("Water the plants", into: "add.title")
  }

  @Sendable private static func save(_ stage: Stage) throws {
    try stage.user.tap("add.save")
  }

  @Sendable private static func settle(_ stage: Stage) {
    stage.user.waitUntilSettled()
  }
}

/// A flow goes from process to process by its name.
extension Flow: RawRepresentable, Codable {
  var rawValue: String { name }

  init?(rawValue name: String) {
    guard let flow = Self.all.first(where: { $0.name == name }) else { return nil }
    self = flow
  }
}
