import HeadlessKit

/// Stands in front of a table's data source and notes which rows the table asks for.
final class AskedRows: TableViewDataSource {
  private(set) var rows: [Int] = []
  private weak var target: (any TableViewDataSource)?

  init(of table: TableView) {
    target = table.dataSource
    table.dataSource = self
  }

  func removeRows() {
    rows = []
  }

  func numberOfRows(in tableView: TableView) -> Int {
    target?.numberOfRows(in: tableView) ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    rows.append(row)
    return target?.tableView(tableView, cellForRowAt: row) ?? TableViewCell()
  }
}
