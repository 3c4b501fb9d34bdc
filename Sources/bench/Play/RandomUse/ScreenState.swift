import HeadlessKit
import Items
import UserDriver

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
    case .list: self = Self.listState(user)
    case .detail: self = Self.detailState(user)
    case .form: self = Self.formState(user)
    }
  }

  var screen: Screen {
    switch self {
    case .detailLoading, .detail, .detailFailed, .detailGone: .detail
    case .form, .formRefused, .formSaving, .formFailed: .form
    default: .list
    }
  }

  private static func listState(_ user: User) -> ScreenState {
    let hasRows = !user.visibleRows.isEmpty
    if user.state(of: "items.add")?.isEnabled == false { return .deleting }
    if user.sees("items.error") { return hasRows ? .failedRows : .failed }
    switch (user.sees("items.loading"), user.sees("items.refresh")) {
    case (true, true): return hasRows ? .bothRows : .both
    case (true, false): return hasRows ? .loadingRows : .loading
    case (false, true): return hasRows ? .pulledRows : .pulled
    case (false, false): return hasRows ? .rows : .empty
    }
  }

  private static func detailState(_ user: User) -> ScreenState {
    if user.sees("detail.loading") { return .detailLoading }
    if user.sees("detail.retry") { return .detailFailed }
    return user.sees("detail.error") ? .detailGone : .detail
  }

  private static func formState(_ user: User) -> ScreenState {
    if user.sees("add.loading") { return .formSaving }
    guard user.sees("add.error"), let text = user.text("add.error") else { return .form }
    return text.hasPrefix("Title") ? .formRefused : .formFailed
  }
}
