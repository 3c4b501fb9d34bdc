import HeadlessKit
import ItemsScreens
import Observing

/// Shows the state of the form's view model, and tells it what the user does.
final class AddItemViewController: ViewController {
  let viewModel: any AddItemViewModelProtocol
  private lazy var rootView = AddItemView()
  private var subscription: Subscription?

  init(viewModel: any AddItemViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    view = rootView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in self?.viewModel.titleDidChange() }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.didLeave() }
  }

  private func save() {
    viewModel.save(
      title: rootView.fieldsView.titleField.text, isEnabled: rootView.fieldsView.enabledSwitch.isOn)
  }

  private func show(_ state: AddItemState) {
    rootView.showLoading(state.isLoading)
    rootView.statusView.showError(state.error)
  }
}
