import HeadlessKit
import ItemsScreens

/// A table, loaded with rows from a recording source.
final class TableStage {
  let table: TableView
  let source: RowsSource

  init(rows: Int, viewportRows: Int = 12) {
    table = TableView(viewportRows: viewportRows)
    source = RowsSource(count: rows)
    table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    table.dataSource = source
    table.reloadData()
  }

  /// The titles of the cells on screen.
  var shown: [String] {
    table.visibleCells.map { ($0 as? ItemCell)?.titleLabel.text ?? "?" }
  }
}
