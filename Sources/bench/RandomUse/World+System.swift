import FakeWorld
import HeadlessKit

/// What the system does to a running version, rather than the user.
extension World {
  /// Hides the topmost screen and shows it again.
  package func appearAgain() {
    navigationController.viewWillDisappear()
    navigationController.viewDidDisappear()
    navigationController.viewWillAppear()
    navigationController.viewDidAppear()
    loop.runUntilIdle()
  }

  /// Has the list's table report a tap on a row, whether or not there is such a row.
  package func touchRow(_ row: Int) {
    let list = navigationController.viewControllers.first?.viewIfLoaded
    guard let table = list?.descendant(withIdentifier: "items.table") as? TableView,
      table.allowsSelection
    else { return }
    table.delegate?.tableView(table, didSelectRowAt: row)
    loop.runUntilIdle()
  }
}
