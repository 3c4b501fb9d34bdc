import Items

/// Checks and saves a new item.
package final class AddItemInteractor: AddItemInteractorInputProtocol {
  package weak var presenter: (any AddItemInteractorOutputProtocol)?
  package var apiDataManager: (any AddItemAPIDataManagerInputProtocol)?
  package var localDataManager: (any AddItemLocalDataManagerInputProtocol)?
  private var isSaving = false

  package init() {}

  package func saveItem(title: String, isEnabled: Bool) {
    guard !isSaving else { return }
    do throws(TitleError) {
      send(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
    } catch {
      presenter?.presentRefusal(error)
    }
  }

  package func cancelSaving() {
    apiDataManager?.cancel()
  }

  private func send(_ newItem: NewItem) {
    isSaving = true
    presenter?.presentLoading()
    apiDataManager?.createItem(newItem) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: QueryResult<Item>) {
    switch result {
    // It stays busy for good: the form is being left.
    case .success(let item): save(item)
    case .failure(let error):
      isSaving = false
      presenter?.presentError(.network(error))
    case .cancelled: isSaving = false
    }
  }

  private func save(_ item: Item) {
    // The server has the item, so a store that refuses it changes nothing: the list reloads.
    localDataManager?.saveItem(item) { _ in presenter?.presentSaved() }
  }
}
