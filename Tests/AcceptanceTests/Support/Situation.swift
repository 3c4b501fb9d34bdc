import FakeWorld
import Testing
import UserDriver

/// A state that a screen can be in, and a way there.
struct Situation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Whether it is the list's, under another screen.
  let isCovered: Bool
  private let prepare: @Sendable (Trial) throws -> Void

  private init(
    _ description: String, isCovered: Bool = false,
    _ prepare: @escaping @Sendable (Trial) throws -> Void
  ) {
    testDescription = description
    self.isCovered = isCovered
    self.prepare = prepare
  }

  /// Gets the app there, with one item in its store at first and three others on its server.
  func trial(_ subject: Subject) throws -> Trial {
    let trial = Trial(subject, stored: [.kept])
    try prepare(trial)
    return trial
  }

  static let all = lists + details + forms + covered

  /// Those with a request in flight.
  static let busy = all.filter { situation in
    let trial = try? situation.trial(.reference)
    return trial?.network.exchanges.contains { $0.outcome == .pending } == true
  }

  private static let lists = [
    Situation("loading") { $0.launch() },
    Situation("loading, no rows") {
      $0.store.fail(.readAll, .once)
      $0.launch()
    },
    Situation("loading, pulled") {
      $0.launch()
      try $0.user.pull()
    },
    Situation("pulled") {
      $0.open()
      try $0.user.pull()
    },
    Situation("loaded") { $0.open() },
    Situation("empty") {
      $0.server.deleteAll()
      $0.open()
    },
    Situation("failed") {
      $0.network.script(.list, .offline)
      $0.open()
    },
    Situation("failed, no rows") {
      $0.store.fail(.readAll, .once)
      $0.network.script(.list, .offline)
      $0.open()
    },
    Situation("trying again") {
      $0.network.script(.list, .offline)
      $0.open()
      try $0.user.tap("items.retry")
    },
    Situation("deleting") {
      $0.open()
      try $0.user.tap("items.deleteAll")
    },
    Situation("deleting failed") {
      $0.open()
      $0.network.script(.deleteAll, .offline)
      try $0.user.tap("items.deleteAll")
      $0.user.waitUntilSettled()
    },
    Situation("reloading after an add") {
      $0.open()
      try $0.save("Milk")
      $0.user.wait($0.network.latency)
    },
    Situation("pulled, reloading after an add") {
      $0.open()
      $0.network.script(.list, Script(isHeld: true))
      try $0.user.pull()
      try $0.save("Milk")
      $0.user.wait($0.network.latency)
    },
    Situation("after many visits") {
      try $0.openDetail()
      try $0.user.goBack()
      try $0.save("Milk")
      $0.user.waitUntilSettled()
      try $0.user.selectRow(1)
      $0.user.waitUntilSettled()
      try $0.user.goBack()
    },
  ]

  private static let details = [
    Situation("on a detail that loads") { try $0.openDetail() },
    Situation("on a detail") {
      try $0.openDetail()
      $0.user.waitUntilSettled()
    },
    Situation("on a detail that failed") {
      $0.network.script(.detail, .offline)
      try $0.openDetail()
      $0.user.waitUntilSettled()
    },
    Situation("on a detail that tries again") {
      $0.network.script(.detail, .offline)
      try $0.openDetail()
      $0.user.waitUntilSettled()
      try $0.user.tap("detail.retry")
    },
    Situation("on the detail of an item that is gone") {
      $0.network.script(.detail, .status(404))
      try $0.openDetail()
      $0.user.waitUntilSettled()
    },
  ]

  private static let forms = [
    Situation("on the form") {
      $0.open()
      try $0.user.tap("items.add")
    },
    Situation("on a form that refused a title") {
      $0.open()
      try $0.save(" ")
    },
    Situation("on a form that saves") {
      $0.open()
      try $0.save("Milk")
    },
    Situation("on a form that failed") {
      $0.network.script(.create, .offline)
      $0.open()
      try $0.save("Milk")
      $0.user.waitUntilSettled()
    },
    Situation("on a form that saves again") {
      $0.network.script(.create, .offline)
      $0.open()
      try $0.save("Milk")
      $0.user.waitUntilSettled()
      try $0.user.tap("add.save")
    },
  ]

  private static let covered = [
    Situation("loading, under a detail", isCovered: true) {
      $0.launch()
      try $0.user.selectRow(0)
    },
    Situation("failed, under a detail", isCovered: true) {
      $0.network.script(.list, .offline)
      $0.open()
      try $0.user.selectRow(0)
    },
    Situation("deleting, under a detail", isCovered: true) {
      $0.open()
      try $0.user.tap("items.deleteAll")
      $0.touchRow(0)
    },
    Situation("pulled, under a form that saves", isCovered: true) {
      $0.open()
      try $0.user.pull()
      try $0.save("Milk")
    },
    Situation("loaded, under the form", isCovered: true) {
      $0.open()
      try $0.user.tap("items.add")
    },
  ]
}

extension Trial {
  fileprivate func openDetail() throws {
    open()
    try user.selectRow(0)
  }
}
