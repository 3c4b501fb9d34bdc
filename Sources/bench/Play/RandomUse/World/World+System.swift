import FakeWorld
import HeadlessKit
import UserDriver

/// What the system does to a running version, and what no user can do.
extension World {
  /// Hides the topmost screen, as when another tab is chosen.
  func hide() {
    navigationController.viewWillDisappear()
    navigationController.viewDidDisappear()
    loop.runUntilIdle()
  }

  /// Shows the topmost screen that was hidden.
  func appear() {
    navigationController.viewWillAppear()
    navigationController.viewDidAppear()
    loop.runUntilIdle()
  }

  func appearAgain() {
    hide()
    appear()
  }

  /// Selects a row of the list by its index, whether or not there is one, it is on screen, and it can be
  /// selected.
  func touchRow(_ row: Int) {
    if let table { table.delegate?.tableView(table, didSelectRowAt: row) }
    loop.runUntilIdle()
  }

  /// Touches a control of any screen on the stack, even one that is disabled, hidden, or covered; a pull
  /// needs a control that isn't refreshing yet.
  func touch(_ identifier: String) {
    switch control(identifier) {
    case let control as RefreshControl where control.isEnabled && !control.isRefreshing:
      control.pull()
    case let control? where control is RefreshControl || control is Switch:
      control.sendActions(for: .valueChanged)
    case let field as TextField: field.sendActions(for: .editingChanged)
    case let control: control?.sendActions(for: .touchUpInside)
    }
    loop.runUntilIdle()
  }

  /// The list's, also while it is covered.
  package var table: TableView? {
    navigationController.viewControllers.first?.viewIfLoaded?
      .descendant(withIdentifier: "items.table") as? TableView
  }

  private func control(_ identifier: String) -> Control? {
    navigationController.viewControllers.reversed().lazy
      .compactMap { $0.viewIfLoaded?.descendant(withIdentifier: identifier) as? Control }.first
  }
}
