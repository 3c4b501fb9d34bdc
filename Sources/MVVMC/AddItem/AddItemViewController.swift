import HeadlessKit
import Items

/// Shows the state of the form's view model and tells it what the user does.
final class AddItemViewController: ViewController {
  let viewModel: any AddItemViewModelProtocol
  private lazy var rootView = AddItemView()
  private var subscription: Subscription?

  init(viewModel: any AddItemViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    title = AddItemView.screenTitle
    view = rootView
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in self?.viewModel.editTitle() }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  override func viewDidLoad() {
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
  }

  override func viewDidAppear() {
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  override func didMove(toParent parent: ViewController?) {
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
