import FakeWorld
import Testing
import UserDriver

/// One way to open a screen, stay on it, and leave it.
struct Visit: CustomTestStringConvertible, Sendable {
  enum Screen: Sendable {
    case detail
    case form
  }

  typealias Action = @Sendable (Trial) throws -> Void

  let testDescription: String
  let screen: Screen
  /// How the network treats the screen's first request.
  let reply: Script
  let stay: Action
  let leave: Action

  init(
    _ description: String, _ screen: Screen, reply: Script = Script(),
    stay: @escaping Action = { _ in }, leave: @escaping Action = { try $0.user.goBack() }
  ) {
    testDescription = description
    self.screen = screen
    self.reply = reply
    self.stay = stay
    self.leave = leave
  }

  func open(in trial: Trial) throws {
    switch screen {
    case .detail:
      trial.network.script(.detail, reply)
      try trial.user.selectRow(0)
    case .form:
      trial.network.script(.create, reply)
      try trial.user.tap("items.add")
    }
  }
}

extension Visit {
  static let all = details + forms + saves

  private static let held = Script(isHeld: true)
  private static let offline = Script(fault: .offline)

  private static let wait: Action = { $0.user.wait($0.network.latency) }

  private static let save: Action = {
    try $0.user.type("Milk", into: "add.title")
    try $0.user.tap("add.save")
  }

  private static let details = [
    Visit("detail, loading", .detail),
    Visit("detail, reply held", .detail, reply: held),
    Visit("detail, loaded", .detail, stay: wait),
    Visit("detail, failed", .detail, reply: offline, stay: wait),
    Visit("detail, gone", .detail, reply: Script(fault: .status(404)), stay: wait),
    Visit("detail, trying again", .detail, reply: offline) {
      try wait($0)
      try $0.user.tap("detail.retry")
    },
    Visit("detail, loaded by Retry", .detail, reply: offline) {
      try wait($0)
      try $0.user.tap("detail.retry")
      try wait($0)
    },
  ]

  private static let forms = [
    Visit("form, untouched", .form),
    Visit("form, refused", .form) { try $0.user.tap("add.save") },
    Visit("form, saving", .form, stay: save),
    Visit("form, reply held", .form, reply: held, stay: save),
    Visit("form, failed", .form, reply: offline) {
      try save($0)
      try wait($0)
    },
    Visit("form, saving again", .form, reply: offline) {
      try save($0)
      try wait($0)
      try $0.user.tap("add.save")
    },
  ]

  private static let saves = [
    Visit("form, saved", .form, stay: save, leave: wait),
    Visit("form, saved, list held", .form, stay: save) {
      $0.network.script(.list, held)
      try wait($0)
    },
    Visit("form, saved, reply repeated", .form, reply: Script(deliveries: 3)) {
      try save($0)
    } leave: {
      try wait($0)
    },
    Visit("form, saved, store refuses", .form, stay: save) {
      $0.store.fail(.insert, .once)
      try wait($0)
    },
  ]
}
