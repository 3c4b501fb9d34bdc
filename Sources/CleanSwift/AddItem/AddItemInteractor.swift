import Items

/// What the form's interactor does for the view controller.
protocol AddItemInteractorInput: AnyObject {
  func editTitle(request: EditTitleRequest)
  func saveItem(request: SaveItemRequest)
  func cancelSaving(request: CancelSavingRequest)
}

/// What the form's interactor needs from the presenter.
package protocol AddItemInteractorOutput: AnyObject {
  /// Decides what shows after an edit of the title.
  func presentEditedTitle(response: EditedTitleResponse)

  /// Turns the title's error into a message.
  func presentRefusal(response: RefusalResponse)

  /// Decides what shows during the request.
  func presentProgress(response: SavingProgressResponse)

  /// Passes on that the item is saved.
  func presentSavedItem(response: SavedItemResponse)

  /// Turns the failure into a message.
  func presentError(response: SavingErrorResponse)
}

/// What the form passes back to the list.
package protocol AddItemDataStore: AnyObject {
  /// Whether the server has accepted the item; the router copies it to the list's data store.
  var itemWasAdded: Bool { get }
}

/// Checks and saves a new item.
package final class AddItemInteractor: AddItemDataStore {
  package var output: (any AddItemInteractorOutput)?
  package private(set) var itemWasAdded = false
  private let worker: any AddItemWorkerProtocol
  private var isSaving = false

  init(worker: any AddItemWorkerProtocol) {
    self.worker = worker
  }

  private func send(_ newItem: NewItem) {
    isSaving = true
    output?.presentProgress(response: SavingProgressResponse())
    worker.createItem(newItem) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Void, ItemsFailure>) {
    switch result {
    case .success, .failure(.store):
      // A failure of the store is ignored: the server has the item, and the list loads it.
      // `isSaving` stays true: no second save before the form is left.
      itemWasAdded = true
      output?.presentSavedItem(response: SavedItemResponse())
    case .failure(let failure):
      isSaving = false
      output?.presentError(response: SavingErrorResponse(failure: failure))
    }
  }
}

extension AddItemInteractor: AddItemInteractorInput {
  package func editTitle(request: EditTitleRequest) {
    output?.presentEditedTitle(response: EditedTitleResponse())
  }

  package func saveItem(request: SaveItemRequest) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isSaving else { return }
    do throws(TitleError) {
      let title = try TitleValidation.validate(request.title)
      send(NewItem(title: title, isEnabled: request.isEnabled))
    } catch {
      output?.presentRefusal(response: RefusalResponse(error: error))
    }
  }

  package func cancelSaving(request: CancelSavingRequest) {
    worker.cancel()
  }
}
