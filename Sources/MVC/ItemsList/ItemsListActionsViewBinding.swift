import HeadlessKit
import Items

/// Watches the list's model and enables what can be done with the list as a whole.
final class ItemsListActionsViewBinding {
  private let view: ItemsListActionsView
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling view: ItemsListActionsView) {
    self.view = view
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    view.addButton.isEnabled = state.allowsUse
    view.allowDeletion(state.allowsDeletion)
  }
}
