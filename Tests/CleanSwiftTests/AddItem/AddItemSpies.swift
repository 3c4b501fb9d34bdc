import Items

@testable import CleanSwift

/// The calls in the form's cycle.
enum AddItemCall: Equatable {
  case editTitle
  case saveItem(SaveItemRequest)
  case cancelSaving

  case presentEditedTitle
  case presentRefusal(RefusalResponse)
  case presentProgress
  case presentSavedItem
  case presentError(SavingErrorResponse)

  case displayMessage(MessageViewModel)
  case displayStatus(SavingStatusViewModel)
  case displaySavedItem

  case worker(Worker)
  case routeToItemsList

  enum Worker: Equatable {
    case createItem(NewItem)
    case cancel
  }
}

final class AddItemViewControllerOutputSpy: AddItemViewControllerOutput {
  private let log: CallLog<AddItemCall>

  init(_ log: CallLog<AddItemCall>) {
    self.log = log
  }

  func editTitle(request: EditTitleRequest) {
    log.add(.editTitle)
  }

  func saveItem(request: SaveItemRequest) {
    log.add(.saveItem(request))
  }

  func cancelSaving(request: CancelSavingRequest) {
    log.add(.cancelSaving)
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutput {
  private let log: CallLog<AddItemCall>
  var onPresentSavedItem: () -> Void = {}

  init(_ log: CallLog<AddItemCall>) {
    self.log = log
  }

  func presentEditedTitle(response: EditedTitleResponse) {
    log.add(.presentEditedTitle)
  }

  func presentRefusal(response: RefusalResponse) {
    log.add(.presentRefusal(response))
  }

  func presentProgress(response: SavingProgressResponse) {
    log.add(.presentProgress)
  }

  func presentSavedItem(response: SavedItemResponse) {
    log.add(.presentSavedItem)
    onPresentSavedItem()
  }

  func presentError(response: SavingErrorResponse) {
    log.add(.presentError(response))
  }
}

final class AddItemPresenterOutputSpy: AddItemPresenterOutput {
  private let log: CallLog<AddItemCall>

  init(_ log: CallLog<AddItemCall>) {
    self.log = log
  }

  func displayMessage(viewModel: MessageViewModel) {
    log.add(.displayMessage(viewModel))
  }

  func displayStatus(viewModel: SavingStatusViewModel) {
    log.add(.displayStatus(viewModel))
  }

  func displaySavedItem(viewModel: SavedItemViewModel) {
    log.add(.displaySavedItem)
  }
}

final class AddItemWorkerSpy: AddItemWorkerProtocol {
  private let log: CallLog<AddItemCall>
  /// Completes a save within the call; `nil` leaves the reply to the test.
  var createItemResult: Result<Void, ItemsFailure>?
  private(set) var createItemCompletion: ((Result<Void, ItemsFailure>) -> Void)?

  init(_ log: CallLog<AddItemCall>) {
    self.log = log
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping (Result<Void, ItemsFailure>) -> Void
  ) {
    log.add(.worker(.createItem(newItem)))
    createItemCompletion = completion
    if let createItemResult { completion(createItemResult) }
  }

  func cancel() {
    log.add(.worker(.cancel))
  }
}

final class AddItemRouterSpy: AddItemRoutingLogic {
  private let log: CallLog<AddItemCall>

  init(_ log: CallLog<AddItemCall>) {
    self.log = log
  }

  func routeToItemsList() {
    log.add(.routeToItemsList)
  }
}

final class AddItemDataStoreStub: AddItemDataStore {
  var itemWasAdded = false
}
