import UserDriver

extension Flow {
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
