import UserDriver

enum Screen {
  case list, detail, form

  init(of user: User) {
    switch user.screens.last {
    case "Item": self = .detail
    case "New item": self = .form
    default: self = .list
    }
  }
}

/// What the topmost screen is doing, as far as it matters for what can be done next.
enum ScreenState: String, CaseIterable {
  case loading
  case loadingRows = "loading, rows"
  case pulled
  case pulledRows = "pulled, rows"
  case both = "loading, pulled"
  case bothRows = "loading, pulled, rows"
  case deleting, empty, rows
  case failed
  case failedRows = "failed, rows"

  case detailLoading = "detail loading"
  case detail = "detail"
  case detailFailed = "detail failed"
  case detailGone = "detail gone"

  case form
  case formRefused = "form refused"
  case formSaving = "form saving"
  case formFailed = "form failed"

  init(of user: User) {
    switch Screen(of: user) {
    case .list where user.state(of: "items.add")?.isEnabled == false: self = .deleting
    case .list:
      let signs = user.sees("items.error") ? ["failed"] : Self.requests(user)
      let parts = signs + (user.visibleRows.isEmpty ? [] : ["rows"])
      self = ScreenState(rawValue: parts.joined(separator: ", ")) ?? .empty
    case .detail where user.sees("detail.loading"): self = .detailLoading
    case .detail where user.sees("detail.retry"): self = .detailFailed
    case .detail: self = user.sees("detail.error") ? .detailGone : .detail
    case .form where user.sees("add.loading"): self = .formSaving
    case .form where user.sees("add.error"):
      let isRefused = user.text("add.error")?.hasPrefix("Title") == true
      self = isRefused ? .formRefused : .formFailed
    case .form: self = .form
    }
  }

  private static func requests(_ user: User) -> [String] {
    (user.sees("items.loading") ? ["loading"] : []) + (user.sees("items.refresh") ? ["pulled"] : [])
  }

  var screen: Screen {
    switch self {
    case .detailLoading, .detail, .detailFailed, .detailGone: .detail
    case .form, .formRefused, .formSaving, .formFailed: .form
    default: .list
    }
  }
}

/// What can be done to a screen.
enum ScreenAction {
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

  private static let taps: [String: ScreenAction] = [
    "items.retry": .retry, "detail.retry": .retry, "items.add": .add, "items.deleteAll": .delete,
    "add.title": .focus, "add.enabled": .flip, "add.save": .save,
  ]
  private static let others: [String: ScreenAction] = [
    "pull": .pull, "scroll": .scroll, "selectRow": .select, "touchRow": .outside, "touch": .past,
    "type": .type, "clear": .clear, "goBack": .back, "appearAgain": .again, "waitForNext": .reply,
    "release": .reply, "releaseAll": .reply, "repeatReply": .reply,
  ]

  /// `nil` where a step touches no screen.
  init?(_ step: Step) {
    let action =
      if case .tap(let identifier) = step { Self.taps[identifier] } else { Self.others[step.name] }
    guard let action else { return nil }
    self = action
  }

  var isUsers: Bool { self != .outside && !Self.onEvery.contains(self) }
}
