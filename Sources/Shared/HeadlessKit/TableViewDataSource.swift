/// Gives a table its rows.
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int

  /// Called for rows that come into view, and for no others.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
