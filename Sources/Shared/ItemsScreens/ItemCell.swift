import HeadlessKit

/// One row of the list.
public final class ItemCell: TableViewCell {
  /// Under which the table knows it.
  public static let reuseIdentifier = "ItemCell"

  /// `row.title`.
  public let titleLabel = Label()
  /// `row.date`.
  public let dateLabel = Label()
  /// `row.state`.
  public let stateLabel = Label()

  /// Makes an empty row; a table does so.
  public required init() {
    super.init()
    titleLabel.accessibilityIdentifier = "row.title"
    dateLabel.accessibilityIdentifier = "row.date"
    stateLabel.accessibilityIdentifier = "row.state"
    for label in [titleLabel, dateLabel, stateLabel] { addSubview(label) }
  }

  /// Has a table make such rows.
  public static func register(with tableView: TableView) {
    tableView.register(ItemCell.self, forCellReuseIdentifier: reuseIdentifier)
  }

  /// Returns a row to fill; traps where the table doesn't make such rows: a mistake in code, which no user
  /// and no reply can cause.
  public static func dequeue(from tableView: TableView) -> ItemCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) as? ItemCell
    else { preconditionFailure("The table has no \(reuseIdentifier) registered") }
    return cell
  }

  /// Shows an item in words.
  public func show(title: String, date: String, state: String) {
    titleLabel.text = title
    dateLabel.text = date
    stateLabel.text = state
  }
}
