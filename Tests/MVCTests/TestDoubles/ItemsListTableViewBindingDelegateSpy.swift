import MVC

/// Records the rows that the binding reports.
final class ItemsListTableViewBindingDelegateSpy: ItemsListTableViewBindingDelegate {
  private(set) var callArgs: [Int] = []

  func didSelectRow(at row: Int) {
    callArgs.append(row)
  }
}
