import HeadlessKit
import ItemsScreens

/// What the form can be told to display.
package protocol AddItemViewControllerInput: AnyObject {
  /// Takes the message away.
  func displayEditedTitle(viewModel: EditedTitleViewModel)

  /// Shows that saving is under way; meanwhile nothing can be changed or saved again.
  func displayProgress(viewModel: SavingProgressViewModel)

  /// Leaves the form.
  func displaySavedItem(viewModel: SavedItemViewModel)

  /// Shows a message and ends saving.
  func displayError(viewModel: SavingErrorViewModel)
}

/// What the form asks for.
package protocol AddItemViewControllerOutput: AnyObject {
  func editTitle(request: EditTitleRequest)
  func saveItem(request: SaveItemRequest)
  func cancelSaving(request: CancelSavingRequest)
}

/// Controls the form's view: fires the use cases and displays what comes of them.
package final class AddItemViewController: ViewController {
  package var output: (any AddItemViewControllerOutput)?
  package var router: (any AddItemRoutingLogic)?
  private lazy var rootView = AddItemView()

  package override func loadView() {
    title = AddItemView.screenTitle
    view = rootView
    rootView.fieldsView.titleField.addAction(
      Action { [weak self] in
        self?.output?.editTitle(request: EditTitleRequest())
      }, for: .editingChanged)
    rootView.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    if isMovingToParent { rootView.fieldsView.titleField.becomeFirstResponder() }
  }

  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { output?.cancelSaving(request: CancelSavingRequest()) }
  }

  private func save() {
    output?.saveItem(
      request: SaveItemRequest(
        title: rootView.fieldsView.titleField.text,
        isEnabled: rootView.fieldsView.enabledSwitch.isOn))
  }
}

extension AddItemViewController: AddItemViewControllerInput {
  package func displayEditedTitle(viewModel: EditedTitleViewModel) {
    rootView.statusView.showError(nil)
  }

  package func displayProgress(viewModel: SavingProgressViewModel) {
    rootView.showLoading(true)
    rootView.statusView.showError(nil)
  }

  package func displaySavedItem(viewModel: SavedItemViewModel) {
    router?.routeToItemsList()
  }

  package func displayError(viewModel: SavingErrorViewModel) {
    rootView.showLoading(false)
    rootView.statusView.showError(viewModel.message)
  }
}
