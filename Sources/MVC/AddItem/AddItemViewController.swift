import HeadlessKit
import ItemsScreens

/// Composes the form's model, bindings, and controller.
package final class AddItemViewController: ViewController {
  package let model: any AddItemModelProtocol
  package let navigator: any ReverseNavigatorProtocol
  private var viewBinding: AddItemViewBinding?
  private var navigationViewBinding: AddItemNavigationViewBinding?
  private var controller: AddItemController?
  private lazy var rootView = AddItemView()

  package init(
    representing model: any AddItemModelProtocol,
    navigatingBy navigator: any ReverseNavigatorProtocol
  ) {
    self.model = model
    self.navigator = navigator
  }

  package override func loadView() {
    view = rootView
    controller = AddItemController(
      observing: (
        titleField: rootView.fieldsView.titleField,
        enabledSwitch: rootView.fieldsView.enabledSwitch, saveButton: rootView.saveButton
      ),
      willNotifyTo: model)
    viewBinding = AddItemViewBinding(
      observing: model,
      handling: (
        fields: rootView.fieldsView, status: rootView.statusView,
        saveButton: rootView.saveButton
      ))
    navigationViewBinding = AddItemNavigationViewBinding(
      observing: model, leaving: self, navigatingBy: navigator)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { model.cancel() }
  }
}
