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

  /// Touches a row of the list by its index, whether or not there is one.
  package func touchRow(_ row: Int) {
    let list = navigationController.viewControllers.first
    let table = list?.view.descendant(withIdentifier: "items.table") as? TableView
    table?.selectRow(at: row)
    loop.runUntilIdle()
  }
}
