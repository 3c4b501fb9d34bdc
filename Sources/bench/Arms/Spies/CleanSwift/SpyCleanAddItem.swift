import CleanSwift
import Items

/// Notes what the form's view controller asks for and forwards it.
final class SpyCleanAddItemViewControllerOutput: AddItemViewControllerOutput {
  private let target: any AddItemViewControllerOutput
  private let log: MessageLog

  init(_ target: any AddItemViewControllerOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func editTitle(request: EditTitleRequest) {
    log.forward(seam("editTitle(request:)")) { target.editTitle(request: request) }
  }

  func saveItem(request: SaveItemRequest) {
    log.forward(seam("saveItem(request:)")) { target.saveItem(request: request) }
  }

  func cancelSaving(request: CancelSavingRequest) {
    log.forward(seam("cancelSaving(request:)")) { target.cancelSaving(request: request) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemViewController", "AddItemInteractor", "AddItemViewControllerOutput", method)
  }
}

/// Notes what the form's interactor hands over and forwards it.
final class SpyCleanAddItemInteractorOutput: AddItemInteractorOutput {
  private let target: any AddItemInteractorOutput
  private let log: MessageLog

  init(_ target: any AddItemInteractorOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentEditedTitle(response: EditedTitleResponse) {
    log.forward(seam("presentEditedTitle(response:)")) {
      target.presentEditedTitle(response: response)
    }
  }

  func presentRefusal(response: RefusalResponse) {
    log.forward(seam("presentRefusal(response:)")) { target.presentRefusal(response: response) }
  }

  func presentProgress(response: SavingProgressResponse) {
    log.forward(seam("presentProgress(response:)")) { target.presentProgress(response: response) }
  }

  func presentSavedItem(response: SavedItemResponse) {
    log.forward(seam("presentSavedItem(response:)")) { target.presentSavedItem(response: response) }
  }

  func presentError(response: SavingErrorResponse) {
    log.forward(seam("presentError(response:)")) { target.presentError(response: response) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemInteractor", "AddItemPresenter", "AddItemInteractorOutput", method)
  }
}

/// Notes what the form's presenter has displayed; stands on a weak edge.
final class SpyCleanAddItemPresenterOutput: AddItemPresenterOutput {
  private weak var target: (any AddItemPresenterOutput)?
  private let log: MessageLog

  init(_ target: any AddItemPresenterOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func displayEditedTitle(viewModel: EditedTitleViewModel) {
    guard let target else { return }
    log.forward(seam("displayEditedTitle(viewModel:)")) {
      target.displayEditedTitle(viewModel: viewModel)
    }
  }

  func displayProgress(viewModel: SavingProgressViewModel) {
    guard let target else { return }
    log.forward(seam("displayProgress(viewModel:)")) {
      target.displayProgress(viewModel: viewModel)
    }
  }

  func displaySavedItem(viewModel: SavedItemViewModel) {
    guard let target else { return }
    log.forward(seam("displaySavedItem(viewModel:)")) {
      target.displaySavedItem(viewModel: viewModel)
    }
  }

  func displayError(viewModel: SavingErrorViewModel) {
    guard let target else { return }
    log.forward(seam("displayError(viewModel:)")) { target.displayError(viewModel: viewModel) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemPresenter", "AddItemViewController", "AddItemPresenterOutput", method)
  }
}

/// Notes the work that the form's interactor has done, and its ends.
final class SpyCleanAddItemWorker: AddItemWorkerProtocol {
  private let target: any AddItemWorkerProtocol
  private let log: MessageLog

  init(_ target: any AddItemWorkerProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) {
    log.forward(seam("createItem(_:completion:)"), completion) {
      target.createItem(newItem, completion: $0)
    }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemInteractor", "AddItemWorker", "AddItemWorkerProtocol", method)
  }
}

/// Notes the way out of the form and forwards it, with the data that passes.
final class SpyCleanAddItemRouter: AddItemRoutingLogic, AddItemDataPassing {
  private let target: any AddItemRoutingLogic & AddItemDataPassing
  private let log: MessageLog

  init(_ target: any AddItemRoutingLogic & AddItemDataPassing, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var itemsListDataStore: (any ItemsListDataStore)? {
    get { target.itemsListDataStore }
    set { target.itemsListDataStore = newValue }
  }

  func routeToItemsList() {
    let seam = Seam(
      "AddItemViewController", "AddItemRouter", "AddItemRoutingLogic", "routeToItemsList()")
    log.forward(seam) { target.routeToItemsList() }
  }
}
