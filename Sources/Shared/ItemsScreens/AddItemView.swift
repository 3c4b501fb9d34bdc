import HeadlessKit

/// The form for a new item: dumb, it shows what it is told.
public final class AddItemView: View {
  /// What the navigation bar says.
  public static let screenTitle = "New item"

  /// Title and switch.
  public let fieldsView = AddItemFieldsView()
  /// Error and indicator.
  public let statusView = AddItemStatusView()
  /// `add.save`.
  public let saveButton = Button("Save")

  public override init() {
    super.init()
    saveButton.accessibilityIdentifier = "add.save"
    for view in [fieldsView, statusView, saveButton] { addSubview(view) }
  }

  /// Shows that saving is in progress; meanwhile nothing can be changed or saved again.
  public func showLoading(_ isLoading: Bool) {
    statusView.showLoading(isLoading)
    fieldsView.allowEditing(!isLoading)
    saveButton.isEnabled = !isLoading
  }
}
