import Items

/// Checks and saves a new item.
package final class AddItemModel: AddItemModelProtocol {
  private let state: ObservableState<AddItemModelState>
  private let request = RequestSlot()
  private let repository: any AddItemRepositoryProtocol
  private let writableRepository: any WritableItemsRepositoryProtocol

  package init(
    startingWith initialState: AddItemModelState,
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol
  ) {
    state = ObservableState(initialState)
    self.repository = repository
    self.writableRepository = writableRepository
  }

  package var didChange: Observable<AddItemModelState> { state.didChange }

  package var currentState: AddItemModelState { state.current }

  package func editTitle() {
    switch currentState {
    case .rejected, .failure: state.set(.editing)
    case .editing, .saving, .saved: return
    }
  }

  package func save(title: String, isEnabled: Bool) {
    switch currentState {
    case .saving, .saved: return
    case .editing, .rejected, .failure: break
    }
    do throws(TitleError) {
      send(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
    } catch {
      state.set(.rejected(because: error))
    }
  }

  package func cancel() {
    guard case .saving = currentState else { return }
    request.cancel()
    state.set(.editing)
  }

  private func send(_ newItem: NewItem) {
    state.set(.saving)
    request.start {
      repository.create(newItem, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Item, NetworkError>) {
    switch result {
    case .success(let item):
      // The server has the item, so a store that refuses it changes nothing: the list reloads.
      try? writableRepository.add(item)
      state.set(.saved)
    case .failure(let error):
      state.set(.failure(because: .network(error)))
    }
  }
}
