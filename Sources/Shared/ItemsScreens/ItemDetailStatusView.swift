import HeadlessKit

/// What the detail's screen says of its request: that it is in progress, or that it failed.
public final class ItemDetailStatusView: View {
  /// `detail.loading`, hidden at first.
  public let loadingIndicator = ActivityIndicator()
  /// `detail.error`, hidden without a message.
  public let errorLabel = Label()
  /// `detail.retry`, hidden unless offered.
  public let retryButton = Button("Retry")

  public override init() {
    super.init()
    loadingIndicator.accessibilityIdentifier = "detail.loading"
    errorLabel.accessibilityIdentifier = "detail.error"
    retryButton.accessibilityIdentifier = "detail.retry"
    for view in [loadingIndicator, errorLabel, retryButton] { addSubview(view) }
    showError(nil, offersRetry: false)
  }

  /// Shows or hides the indicator.
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
