/// What can be done to a screen, as a column of the tables.
enum Act: String, CaseIterable {
  case retry, pull, scroll, select, outside, add, delete
  case type, clear, focus, flip, save
  case back, past, again, reply

  static let list: [Act] = [
    .retry, .pull, .scroll, .select, .outside, .add, .delete, .past, .again, .reply,
  ]
  static let detail: [Act] = [.retry, .back, .past, .again, .reply]
  static let form: [Act] = [
    .type, .clear, .focus, .flip, .save, .back, .past, .again, .reply,
  ]

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

  /// Whether it is the user's own doing.
  var isUsers: Bool { ![.outside, .past, .again, .reply].contains(self) }
}
