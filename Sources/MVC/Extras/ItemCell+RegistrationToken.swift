import HeadlessKit
import Items

extension ItemCell {
  /// Proves that the cell was registered: only `register` makes one, and `dequeue` demands it.
  struct RegistrationToken {
    fileprivate init() {}
  }

  static func register(to tableView: TableView) -> RegistrationToken {
    tableView.register(ItemCell.self, forCellReuseIdentifier: reuseIdentifier)
    return RegistrationToken()
  }

  static func dequeue(
    by tableView: TableView, andMustHave token: RegistrationToken
  ) -> ItemCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier)
    guard let cell = cell as? ItemCell else {
      // The token says that the identifier stands for this class.
      preconditionFailure("\(reuseIdentifier) is registered for another cell")
    }
    return cell
  }
}
