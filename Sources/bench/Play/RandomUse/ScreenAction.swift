/// What can be done to a screen, as a column of the tables.
enum ScreenAction: String, CaseIterable {
  case retry, pull, scroll, select, outside, add, delete
  case type, clear, focus, flip, save
  case back, past, again, reply

  private static let onEvery: [ScreenAction] = [.past, .again, .reply]

  static func on(_ screen: Screen) -> [ScreenAction] {
    switch screen {
    case .list: [.retry, .pull, .scroll, .select, .outside, .add, .delete] + onEvery
    case .detail: [.retry, .back] + onEvery
    case .form: [.type, .clear, .focus, .flip, .save, .back] + onEvery
    }
  }

  /// `nil` where a step touches no screen.
  init?(_ step: Step) {
    switch step {
    case .tap("items.retry"), .tap("detail.retry"): self = .retry
    case .tap("items.add"): self = .add
    case .tap("items.deleteAll"): self = .delete
    case .tap("add.title"): self = .focus
    case .tap("add.enabled"): self = .flip
    case .tap("add.save"): self = .save
    case .pull: self = .pull
    case .scroll: self = .scroll
    case .selectRow: self = .select
    case .touchRow: self = .outside
    case .touch: self = .past
    case .type: self = .type
    case .clear: self = .clear
    case .goBack: self = .back
    case .appearAgain: self = .again
    case .waitForNext, .release, .releaseAll, .repeatReply: self = .reply
    default: return nil
    }
  }

  var isUsers: Bool { self != .outside && !Self.onEvery.contains(self) }
}
