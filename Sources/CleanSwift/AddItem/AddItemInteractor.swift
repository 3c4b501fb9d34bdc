import Items
import ItemsNetworking

/// What the form's interactor can be asked.
package protocol AddItemInteractorInput: AnyObject {
  /// Presents that the title was edited.
  func editTitle(request: EditTitleRequest)

  /// Checks the title and saves, unless that is under way or, until the form is left, done.
  func saveItem(request: SaveItemRequest)

  /// Calls off the request under way; does nothing if there is none.
  func cancelSaving(request: CancelSavingRequest)
}

/// What the form's interactor hands over.
package protocol AddItemInteractorOutput: AnyObject {
  func presentEditedTitle(response: EditedTitleResponse)
  func presentRefusal(response: RefusalResponse)
  func presentProgress(response: SavingProgressResponse)
  func presentSavedItem(response: SavedItemResponse)
  func presentError(response: SavingErrorResponse)
}

/// What the form hands back.
package protocol AddItemDataStore: AnyObject {
  /// Whether the server has the form's item.
  var itemWasAdded: Bool { get }
}

/// Checks and saves a new item.
package final class AddItemInteractor: AddItemDataStore {
  package var output: (any AddItemInteractorOutput)?
  package private(set) var itemWasAdded = false
  private let worker: any AddItemWorkerProtocol
  private var isSaving = false

  package init(worker: any AddItemWorkerProtocol) {
    self.worker = worker
  }

  private func send(_ newItem: NewItem) {
    isSaving = true
    output?.presentProgress(response: SavingProgressResponse())
    worker.createItem(newItem) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Void, NetworkError>) {
    switch result {
    case .success:
      // isSaving stays true until the form is left, so that nothing is saved twice.
      itemWasAdded = true
      output?.presentSavedItem(response: SavedItemResponse())
    case .failure(let error):
      isSaving = false
      output?.presentError(response: SavingErrorResponse(failure: .network(error)))
    }
  }
}

extension AddItemInteractor: AddItemInteractorInput {
  package func editTitle(request: EditTitleRequest) {
    output?.presentEditedTitle(response: EditedTitleResponse())
  }

  package func saveItem(request: SaveItemRequest) {
    guard !isSaving else { return }
    do throws(TitleError) {
      let title = try TitleValidation.validate(request.title)
      send(NewItem(title: title, isEnabled: request.isEnabled))
    } catch {
      output?.presentRefusal(response: RefusalResponse(error: error))
    }
  }

  package func cancelSaving(request: CancelSavingRequest) {
    isSaving = false
    worker.cancel()
  }
}
