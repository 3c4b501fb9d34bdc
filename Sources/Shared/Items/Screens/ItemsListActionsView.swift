import HeadlessKit

/// What the user can do with the list as a whole.
public final class ItemsListActionsView: View {
  public let addButton = Button("Add")
  public let deleteAllButton = Button("Delete all")

  public override init() {
    super.init()
    addButton.accessibilityIdentifier = "items.add"
    deleteAllButton.accessibilityIdentifier = "items.deleteAll"
    for button in [addButton, deleteAllButton] { addSubview(button) }
    allowDeletion(false)
  }

  public func allowDeletion(_ isAllowed: Bool) {
    deleteAllButton.isEnabled = isAllowed
  }
}
