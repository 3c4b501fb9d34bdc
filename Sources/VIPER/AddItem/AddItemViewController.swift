import HeadlessKit
import ItemsScreens

/// Shows the form and passes the user's actions to the presenter.
package final class AddItemViewController: ViewController {
  package var presenter: (any AddItemPresenterProtocol)?
  private lazy var rootView = AddItemView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in self?.presenter?.clearError() }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { presenter?.cancelSaving() }
  }

  private func save() {
    presenter?.saveItem(
      title: rootView.fieldsView.titleField.text, isEnabled: rootView.fieldsView.enabledSwitch.isOn)
  }
}

extension AddItemViewController: AddItemViewProtocol {
  package func showLoading() {
    rootView.showLoading(true)
    rootView.statusView.showError(nil)
  }

  package func showError(_ message: String) {
    rootView.showLoading(false)
    rootView.statusView.showError(message)
  }

  package func hideError() {
    rootView.statusView.showError(nil)
  }
}
