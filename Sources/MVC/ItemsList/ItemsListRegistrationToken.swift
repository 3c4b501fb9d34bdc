import HeadlessKit
import Items

extension ItemCell {
  /// Proves that a table makes such cells: only `register` makes one, and `dequeue` demands it.
  ///
  /// It is for its own table: there is no way to name another.
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
