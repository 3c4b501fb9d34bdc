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
}
