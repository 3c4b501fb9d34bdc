import HeadlessKit
import ItemsScreens

extension ItemCell {
  /// Proves that a table makes these cells: only `register(to:)` makes a token, and `dequeue(having:)` requires
  /// one.
  ///
  /// The compiler checks this for code that uses the token. An architecture rule keeps all other code from the
  /// shared `register(with:)` and `dequeue(from:)`, which know no token.
  struct RegistrationToken {
    fileprivate let tableView: TableView

    fileprivate init(for tableView: TableView) {
      self.tableView = tableView
    }
  }

  /// Registers the cell with the table, and returns the proof.
  static func register(to tableView: TableView) -> RegistrationToken {
    register(with: tableView)
    return RegistrationToken(for: tableView)
  }

  /// Dequeues a cell from the table of the token.
  static func dequeue(having token: RegistrationToken) -> ItemCell {
    dequeue(from: token.tableView)
  }
}
