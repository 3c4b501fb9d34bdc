import HeadlessKit
import ItemsScreens

/// What the form's view controller does for the presenter.
protocol AddItemViewControllerInput: AnyObject {
  func displayMessage(viewModel: MessageViewModel)
  func displayStatus(viewModel: SavingStatusViewModel)
  func displaySavedItem(viewModel: SavedItemViewModel)
}

/// What the form's view controller needs from the interactor.
package protocol AddItemViewControllerOutput: AnyObject {
  /// Reports an edit of the title, which clears the message.
  func editTitle(request: EditTitleRequest)

  /// Checks the title and saves the item, unless a save is in progress or has succeeded.
  func saveItem(request: SaveItemRequest)

  /// Cancels the network request in progress, if there is one.
  func cancelSaving(request: CancelSavingRequest)
}

/// Sends the form's requests, and displays its view models.
package final class AddItemViewController: ViewController {
  package var output: (any AddItemViewControllerOutput)?
  package var router: (any AddItemRoutingLogic)?
  private lazy var rootView = AddItemView()

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = AddItemView.screenTitle
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
  package func displayMessage(viewModel: MessageViewModel) {
    rootView.statusView.showError(viewModel.message)
  }

  package func displayStatus(viewModel: SavingStatusViewModel) {
    rootView.showLoading(viewModel.showsLoading)
    rootView.statusView.showError(viewModel.message)
  }

  package func displaySavedItem(viewModel: SavedItemViewModel) {
    router?.routeToItemsList()
  }
}
