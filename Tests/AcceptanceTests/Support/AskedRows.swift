import FakeWorld
import HeadlessKit

@testable import RandomUse

/// Stands in front of the list's data source and notes which rows the table asks for.
final class AskedRows: TableViewDataSource {
  private(set) var rows: [Int] = []
  private weak var target: (any TableViewDataSource)?

  /// Of an app that runs.
  init(in world: World) {
    target = world.table?.dataSource
    world.table?.dataSource = self
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
