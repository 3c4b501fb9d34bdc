import HeadlessKit

/// The form for a new item: dumb, it shows what it is told.
public final class AddItemView: View {
  public static let screenTitle = "New item"

  public let titleField = TextField()
  public let enabledSwitch = Switch("Enabled")
  public let errorLabel = Label()
  public let loadingIndicator = ActivityIndicator()
  public let saveButton = Button("Save")

  public override init() {
    super.init()
    titleField.accessibilityIdentifier = "add.title"
    titleField.placeholder = "Title"
    enabledSwitch.accessibilityIdentifier = "add.enabled"
    enabledSwitch.isOn = true
    errorLabel.accessibilityIdentifier = "add.error"
    loadingIndicator.accessibilityIdentifier = "add.loading"
    saveButton.accessibilityIdentifier = "add.save"
    for view in [titleField, enabledSwitch, errorLabel, loadingIndicator, saveButton] as [View] {
      addSubview(view)
    }
    showError(nil)
  }

  /// Shows that saving is under way; meanwhile nothing can be changed or saved again.
  public func showLoading(_ isLoading: Bool) {
    isLoading ? loadingIndicator.startAnimating() : loadingIndicator.stopAnimating()
    titleField.isEnabled = !isLoading
    enabledSwitch.isEnabled = !isLoading
    saveButton.isEnabled = !isLoading
  }

  /// Shows a message; `nil` takes it away.
  public func showError(_ message: String?) {
    errorLabel.text = message ?? ""
    errorLabel.isHidden = message == nil
  }
}
