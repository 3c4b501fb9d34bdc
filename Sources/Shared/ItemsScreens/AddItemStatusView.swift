import HeadlessKit

/// What the form says of saving: that it is in progress, or what is wrong.
public final class AddItemStatusView: View {
  /// `add.error`, hidden without a message.
  public let errorLabel = Label()
  /// `add.loading`, hidden at first.
  public let loadingIndicator = ActivityIndicator()

  public override init() {
    super.init()
    errorLabel.accessibilityIdentifier = "add.error"
    loadingIndicator.accessibilityIdentifier = "add.loading"
    for view in [errorLabel, loadingIndicator] { addSubview(view) }
    showError(nil)
  }

  /// Shows or hides the indicator.
  public func showLoading(_ isLoading: Bool) {
    isLoading ? loadingIndicator.startAnimating() : loadingIndicator.stopAnimating()
  }

  /// Shows a message; `nil` takes it away.
  public func showError(_ message: String?) {
    errorLabel.text = message ?? ""
    errorLabel.isHidden = message == nil
  }
}
