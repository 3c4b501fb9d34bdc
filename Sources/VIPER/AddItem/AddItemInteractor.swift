import Items

/// Checks the title and saves the new item.
package final class AddItemInteractor: AddItemInteractorInputProtocol {
  package weak var presenter: (any AddItemInteractorOutputProtocol)?
  package var apiDataManager: (any AddItemAPIDataManagerInputProtocol)?
  package var localDataManager: (any AddItemLocalDataManagerInputProtocol)?
  private var isSaving = false

  package func saveItem(title: String, isEnabled: Bool) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
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

  private func finish(_ result: Result<Item, NetworkError>) {
    switch result {
    // isSaving stays true: nothing can be saved again before the form is left.
    case .success(let item): save(item)
    case .failure(let error):
      isSaving = false
      presenter?.presentError(.network(error))
    }
  }

  private func save(_ item: Item) {
    // A store error is ignored: the server has the item, and the list will load it.
    localDataManager?.saveItem(item) { _ in presenter?.presentSaved() }
  }
}
