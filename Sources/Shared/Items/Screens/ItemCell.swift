import HeadlessKit

/// One row of the list.
public final class ItemCell: TableViewCell {
  public static let reuseIdentifier = "ItemCell"

  public let titleLabel = Label()
  public let dateLabel = Label()
  public let stateLabel = Label()

  public required init() {
    super.init()
    titleLabel.accessibilityIdentifier = "row.title"
    dateLabel.accessibilityIdentifier = "row.date"
    stateLabel.accessibilityIdentifier = "row.state"
    for label in [titleLabel, dateLabel, stateLabel] { addSubview(label) }
  }
}
