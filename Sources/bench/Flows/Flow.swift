import Shared

/// Something a user does, from start to end, that is counted and timed.
struct Flow: Sendable {
  let name: String
  /// What the user does, for `bench list`.
  let summary: String
  /// Fewer items than these on the server, and the flow can't be done.
  let minimumItems: Int
  /// Leads to where the flow starts; neither counted nor timed.
  let prepare: @Sendable (Stage) throws -> Void
  let run: @Sendable (Stage) throws -> Void

  static let all = [openList, refresh, openDetail, add, addRejected, addRetried, deleteAll, retry]

  static let openList = Flow(
    name: "open-list", summary: "start the app and see the list load", minimumItems: 0,
    prepare: { _ in },
    run: { $0.open() })

  static let refresh = Flow(
    name: "refresh", summary: "pull the list and see it load again", minimumItems: 0,
    prepare: { $0.open() },
    run: { stage in
      try stage.user.pull()
      stage.user.waitUntilSettled()
    })

  static let openDetail = Flow(
    name: "open-detail", summary: "open the first item, read it, and go back", minimumItems: 1,
    prepare: { $0.open() },
    run: { stage in
      try stage.user.selectRow(0)
      stage.user.waitUntilSettled()
      try stage.user.goBack()
    })

  static let add = Flow(
    name: "add", summary: "add an item and see it in the list", minimumItems: 0,
    prepare: { $0.open() },
    run: { stage in
      try stage.user.tap("items.add")
      try stage.user.type("Water the plants", into: "add.title")
      try stage.user.tap("add.save")
      stage.user.waitUntilSettled()
    })

  static let addRejected = Flow(
    name: "add-rejected", summary: "save a blank title, see it refused, and go back",
    minimumItems: 0,
    prepare: { $0.open() },
    run: { stage in
      try stage.user.tap("items.add")
      try stage.user.tap("add.save")
      try stage.user.goBack()
    })

  static let addRetried = Flow(
    name: "add-retried", summary: "add an item offline, then again online", minimumItems: 0,
    prepare: { stage in
      stage.open()
      stage.world.network.script(.create, .offline)
    },
    run: { stage in
      try stage.user.tap("items.add")
      try stage.user.type("Water the plants", into: "add.title")
      try stage.user.tap("add.save")
      stage.user.waitUntilSettled()
      try stage.user.tap("add.save")
      stage.user.waitUntilSettled()
    })

  static let deleteAll = Flow(
    name: "delete-all", summary: "delete all items", minimumItems: 1,
    prepare: { $0.open() },
    run: { stage in
      try stage.user.tap("items.deleteAll")
      stage.user.waitUntilSettled()
    })

  static let retry = Flow(
    name: "load-retried", summary: "start the app offline, then retry online", minimumItems: 0,
    prepare: { $0.world.network.script(.list, .offline) },
    run: { stage in
      stage.open()
      try stage.user.tap("items.retry")
      stage.user.waitUntilSettled()
    })
}
