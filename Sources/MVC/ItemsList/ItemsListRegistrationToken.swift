import HeadlessKit
import ItemsScreens

extension ItemCell {
  /// Proves that its table makes such cells: only `register(to:)` makes one, and `dequeue(andMustHave:)`
  /// demands it.
  ///
  /// The shared `dequeue(from:)`, which demands nothing, is this file's alone.
  struct RegistrationToken {
    fileprivate let tableView: TableView

    fileprivate init(for tableView: TableView) {
      self.tableView = tableView
    }
  }

  static func register(to tableView: TableView) -> RegistrationToken {
    register(with: tableView)
    return RegistrationToken(for: tableView)
  }

  static func dequeue(andMustHave token: RegistrationToken) -> ItemCell {
    dequeue(from: token.tableView)
  }
}
