import Items
import ItemsScreens

/// The list with all rows formatted as soon as it changes, the baseline for versions that format all rows.
final class DirectRowsListViewController: DirectItemsListViewController {
  private struct Row {
    let title: String
    let date: String
    let state: String
  }

  private var rows: [Row] = []

  override func itemsDidChange(to items: [Item]) {
    rows = items.map {
      Row(
        title: $0.title, date: ItemText.date($0.createdAt), state: ItemText.state($0.isEnabled))
    }
  }

  override func fill(_ cell: ItemCell, at row: Int) {
    cell.show(title: rows[row].title, date: rows[row].date, state: rows[row].state)
  }
}
