/// Hears what the user does with a table's rows.
public protocol TableViewDelegate: AnyObject {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}
