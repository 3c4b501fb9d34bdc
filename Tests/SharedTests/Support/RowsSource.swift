import HeadlessKit
import ItemsScreens

/// Gives a table rows with the given titles, and records what it is asked.
final class RowsSource: TableViewDataSource {
  var titles: [String]
  /// What else happens when it is asked for a cell.
  var onAsk: () -> Void = {}
  private(set) var asked: [Int] = []
  private(set) var cells: [ObjectIdentifier] = []

  init(titles: [String]) {
    self.titles = titles
  }

  convenience init(count: Int) {
    self.init(titles: (0..<count).map { "Row \($0)" })
  }

  /// Returns the rows asked for since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func numberOfRows(in tableView: TableView) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    asked.append(row)
    onAsk()
    let reused = tableView.dequeueReusableCell(withIdentifier: ItemCell.reuseIdentifier)
    let cell = reused as? ItemCell ?? ItemCell()
    cell.titleLabel.text = titles[row]
    cell.dateLabel.text = "3 Feb 2026"
    cell.stateLabel.text = row.isMultiple(of: 2) ? "Enabled" : "Disabled"
    cells.append(ObjectIdentifier(cell))
    return cell
  }
}
