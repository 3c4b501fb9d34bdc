import HeadlessKit

/// The detail's screen: dumb, it shows what it is told.
public final class ItemDetailView: View {
  public static let screenTitle = "Item"

  public let titleLabel = Label()
  public let dateLabel = Label()
  public let stateLabel = Label()
  public let loadingIndicator = ActivityIndicator()
  public let explanationLabel = Label()
  public let errorLabel = Label()
  public let retryButton = Button("Retry")

  public override init() {
    super.init()
    titleLabel.accessibilityIdentifier = "detail.title"
    dateLabel.accessibilityIdentifier = "detail.date"
    stateLabel.accessibilityIdentifier = "detail.state"
    loadingIndicator.accessibilityIdentifier = "detail.loading"
    explanationLabel.accessibilityIdentifier = "detail.explanation"
    errorLabel.accessibilityIdentifier = "detail.error"
    retryButton.accessibilityIdentifier = "detail.retry"
    for label in [titleLabel, dateLabel, stateLabel] { addSubview(label) }
    for view in [loadingIndicator, explanationLabel, errorLabel, retryButton] as [View] {
      addSubview(view)
    }
    showError(nil, offersRetry: false)
  }

  public func showLoading(_ isLoading: Bool) {
    isLoading ? loadingIndicator.startAnimating() : loadingIndicator.stopAnimating()
  }

  /// Shows a message, with Retry if that could help; `nil` takes both away.
  public func showError(_ message: String?, offersRetry: Bool) {
    errorLabel.text = message ?? ""
    errorLabel.isHidden = message == nil
    retryButton.isHidden = message == nil || !offersRetry
  }
}
