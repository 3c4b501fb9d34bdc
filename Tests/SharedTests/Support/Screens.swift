import HeadlessKit
import ItemsScreens

/// A screen of a given view, named as the feature names it.
final class PlainScreen: ViewController {
  private let content: View

  init(_ title: String, showing content: View) {
    self.content = content
    super.init()
    self.title = title
  }

  override func loadView() {
    view = content
  }
}

/// The list's screen with rows in it.
final class ListScreen: ViewController {
  let list = ItemsListView()
  let source: RowsSource

  init(source: RowsSource) {
    self.source = source
    super.init()
    title = ItemsListView.screenTitle
  }

  override func loadView() {
    view = list
    list.tableView.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    list.tableView.dataSource = source
    list.tableView.reloadData()
  }
}
