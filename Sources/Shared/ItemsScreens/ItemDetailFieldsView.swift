import HeadlessKit

/// What there is to read of an item.
public final class ItemDetailFieldsView: View {
  /// `detail.title`.
  public let titleLabel = Label()
  /// `detail.date`.
  public let dateLabel = Label()
  /// `detail.state`.
  public let stateLabel = Label()
  /// `detail.explanation`, hidden without text.
  public let explanationLabel = Label()

  public override init() {
    super.init()
    titleLabel.accessibilityIdentifier = "detail.title"
    dateLabel.accessibilityIdentifier = "detail.date"
    stateLabel.accessibilityIdentifier = "detail.state"
    explanationLabel.accessibilityIdentifier = "detail.explanation"
    for label in [titleLabel, dateLabel, stateLabel, explanationLabel] { addSubview(label) }
    showExplanation("")
  }

  /// Shows what is known of an item before its explanation.
  public func show(title: String, date: String, state: String) {
    titleLabel.text = title
    dateLabel.text = date
    stateLabel.text = state
  }

  /// Shows the explanation, which is hidden while it has no text.
  public func showExplanation(_ explanation: String) {
    explanationLabel.text = explanation
    explanationLabel.isHidden = explanation.isEmpty
  }
}
