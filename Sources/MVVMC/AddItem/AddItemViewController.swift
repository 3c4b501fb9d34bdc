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
    rootView.titleField.becomeFirstResponder()
    rootView.titleField.addAction(for: .editingChanged) { [weak self] in
      self?.viewModel.editTitle()
    }
    rootView.saveButton.addAction(for: .touchUpInside) { [weak self] in self?.save() }
  }

  override func viewDidLoad() {
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
  }

  override func didPop() {
    viewModel.cancel()
  }

  private func save() {
    viewModel.save(title: rootView.titleField.text, isEnabled: rootView.enabledSwitch.isOn)
  }

  private func show(_ state: AddItemState) {
    rootView.showLoading(state.isLoading)
    rootView.showError(state.error)
  }
}
