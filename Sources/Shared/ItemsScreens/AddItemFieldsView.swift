import HeadlessKit

/// What the user fills in for a new item.
public final class AddItemFieldsView: View {
  /// `add.title`, empty at first.
  public let titleField = TextField()
  /// `add.enabled`, on at first.
  public let enabledSwitch = Switch("Enabled")

  public override init() {
    super.init()
    titleField.accessibilityIdentifier = "add.title"
    titleField.placeholder = "Title"
    enabledSwitch.accessibilityIdentifier = "add.enabled"
    enabledSwitch.isOn = true
    for control in [titleField, enabledSwitch] { addSubview(control) }
  }

  /// Enables both, or disables them.
  public func allowEditing(_ isAllowed: Bool) {
    titleField.isEnabled = isAllowed
    enabledSwitch.isEnabled = isAllowed
  }
}
