import HeadlessKit
import Items

/// Composes the form's model, binding, and controller, and leaves once the item is saved.
package final class AddItemViewController: ViewController {
  package let model: any AddItemModelProtocol
  /// The list's model, which belongs to the list.
  package let sharedModel: any ItemsListModelProtocol
  package let navigator: any ReverseNavigatorProtocol
  private(set) var viewBinding: AddItemViewBinding?
  private(set) var controller: AddItemController?
  private let rootView = AddItemView()
  private var subscription: Subscription?

  package init(
    representing model: any AddItemModelProtocol,
    sharing sharedModel: any ItemsListModelProtocol,
    navigatingBy navigator: any ReverseNavigatorProtocol
  ) {
    self.model = model
    self.sharedModel = sharedModel
    self.navigator = navigator
  }

  package override func loadView() {
    title = AddItemView.screenTitle
    view = rootView
    controller = AddItemController(observing: rootView, willNotifyTo: model)
    viewBinding = AddItemViewBinding(observing: model, handling: rootView)
    subscription = model.didChange.subscribe { [weak self] in self?.leave(after: $0) }
  }

  package override func viewDidAppear() {
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    if parent == nil { model.cancel() }
  }

  private func leave(after state: AddItemModelState) {
    guard case .saved = state else { return }
    navigator.navigateBack()
    sharedModel.reloadAfterChange()
  }
}
