import HeadlessKit

/// What the user can do with the list as a whole.
public final class ItemsListActionsView: View {
  /// `items.add`.
  public let addButton = Button("Add")
  /// `items.deleteAll`, disabled at first.
  public let deleteAllButton = Button("Delete all")

  public override init() {
    super.init()
    addButton.accessibilityIdentifier = "items.add"
    deleteAllButton.accessibilityIdentifier = "items.deleteAll"
    for button in [addButton, deleteAllButton] { addSubview(button) }
    allowDeletion(false)
  }

  /// Enables Delete all, or disables it.
  public func allowDeletion(_ isAllowed: Bool) {
    deleteAllButton.isEnabled = isAllowed
  }
}
