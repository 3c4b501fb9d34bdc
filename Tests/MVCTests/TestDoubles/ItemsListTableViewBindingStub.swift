import Items

@testable import MVC

/// Shows the items that the test sets.
final class ItemsListTableViewBindingStub: ItemsListTableViewBindingProtocol {
  let visibleItems: [Item]

  init(showing visibleItems: [Item] = []) {
    self.visibleItems = visibleItems
  }
}
