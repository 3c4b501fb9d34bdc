import MVC

/// Records the rows that the binding reports.
final class ItemsListViewBindingDelegateSpy: ItemsListViewBindingDelegate {
  private(set) var callArgs: [Int] = []

  func didSelectRow(at row: Int) {
    callArgs.append(row)
  }
}
