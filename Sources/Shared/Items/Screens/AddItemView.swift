import HeadlessKit

/// The form for a new item: dumb, it shows what it is told.
public final class AddItemView: View {
  public static let screenTitle = "New item"

  public let fieldsView = AddItemFieldsView()
  public let statusView = AddItemStatusView()
  public let saveButton = Button("Save")

  public override init() {
    super.init()
    saveButton.accessibilityIdentifier = "add.save"
    for view in [fieldsView, statusView, saveButton] { addSubview(view) }
  }

  /// Shows that saving is under way; meanwhile nothing can be changed or saved again.
  public func showLoading(_ isLoading: Bool) {
    statusView.showLoading(isLoading)
    fieldsView.allowEditing(!isLoading)
    saveButton.isEnabled = !isLoading
  }
}
