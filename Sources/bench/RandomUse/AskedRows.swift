import FakeWorld
import HeadlessKit

/// Stands in front of the list's data source and notes which rows the table asks for.
package final class AskedRows: TableViewDataSource {
  package private(set) var rows: [Int] = []
  private weak var target: (any TableViewDataSource)?

  /// Of a version that runs.
  package init(in world: World) {
    target = world.table?.dataSource
    world.table?.dataSource = self
  }

  package func removeRows() {
    rows = []
  }

  package func numberOfRows(in tableView: TableView) -> Int {
    target?.numberOfRows(in: tableView) ?? 0
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    rows.append(row)
    return target?.tableView(tableView, cellForRowAt: row) ?? TableViewCell()
  }
}
