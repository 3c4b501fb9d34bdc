import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

/// What is under way when window and app are released.
struct Ending: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let prepare: @Sendable (Trial) throws -> Void

  init(_ description: String, _ prepare: @escaping @Sendable (Trial) throws -> Void) {
    testDescription = description
    self.prepare = prepare
  }

  static let all = [
    Ending("loading") { $0.launch() },
    Ending("loading, reply held") {
      $0.network.holdsReplies = true
      $0.launch()
    },
    Ending("loaded") { $0.open() },
    Ending("failed") {
      $0.network.script(.list, .offline)
      $0.open()
    },
    Ending("pulled") {
      $0.open()
      try $0.user.pull()
    },
    Ending("deleting") {
      $0.open()
      try $0.user.tap("items.deleteAll")
    },
    Ending("reloading after an add") {
      $0.open()
      try $0.save("Milk")
      $0.user.wait($0.network.latency)
    },
    Ending("on a detail that loads") {
      $0.open()
      try $0.user.selectRow(0)
    },
    Ending("on a detail, all replies held") {
      $0.network.holdsReplies = true
      $0.launch()
      try $0.user.selectRow(0)
    },
    Ending("on a form that saves") {
      $0.open()
      try $0.save("Milk")
    },
    Ending("after many visits") {
      $0.open()
      try $0.user.selectRow(0)
      try $0.user.goBack()
      try $0.save("Milk")
      $0.user.waitUntilSettled()
      try $0.user.selectRow(1)
      $0.user.waitUntilSettled()
      try $0.user.goBack()
    },
  ]
}
