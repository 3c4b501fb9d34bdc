import HeadlessKit

/// What the list's screen says of its requests: that one is in progress, that one failed, that there is
/// nothing to show.
public final class ItemsListStatusView: View {
  /// `items.loading`, hidden at first.
  public let loadingIndicator = ActivityIndicator()
  /// `items.error`, hidden without a message.
  public let errorLabel = Label()
  /// `items.retry`, hidden without a message.
  public let retryButton = Button("Retry")
  /// `items.empty`, hidden at first.
  public let emptyLabel = Label("No items yet")

  public override init() {
    super.init()
    loadingIndicator.accessibilityIdentifier = "items.loading"
    errorLabel.accessibilityIdentifier = "items.error"
    retryButton.accessibilityIdentifier = "items.retry"
    emptyLabel.accessibilityIdentifier = "items.empty"
    for view in [loadingIndicator, errorLabel, retryButton, emptyLabel] { addSubview(view) }
    showEmpty(false)
    showError(nil)
  }

  /// Shows or hides the indicator.
  public func showLoading(_ isLoading: Bool) {
    isLoading ? loadingIndicator.startAnimating() : loadingIndicator.stopAnimating()
  }

  /// Shows or hides the empty-state text.
  public func showEmpty(_ isEmpty: Bool) {
    emptyLabel.isHidden = !isEmpty
  }

  /// Shows a message with Retry; `nil` takes both away.
  public func showError(_ message: String?) {
    errorLabel.text = message ?? ""
    errorLabel.isHidden = message == nil
    retryButton.isHidden = message == nil
  }
}
