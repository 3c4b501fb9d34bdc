import Items
import ItemsNetworking
import Observing

/// Checks and saves a new item, and tells the list that it has changed.
package final class AddItemModel: AddItemModelProtocol {
  private let stateMachine: StateMachine<AddItemModelState>
  private let request = RequestSlot()
  private let repository: any AddItemRepositoryProtocol
  private let writableRepository: any WritableItemsRepositoryProtocol
  /// The list's model, which belongs to the list.
  private let sharedModel: any ItemsListModelProtocol

  package init(
    startingWith initialState: AddItemModelState,
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol,
    sharing sharedModel: any ItemsListModelProtocol
  ) {
    stateMachine = StateMachine(startingWith: initialState)
    self.repository = repository
    self.writableRepository = writableRepository
    self.sharedModel = sharedModel
  }

  package var didChange: Observable<AddItemModelState> { stateMachine.didChange }

  package var currentState: AddItemModelState { stateMachine.currentState }

  package func editTitle() {
    switch currentState {
    case .rejected, .failure: stateMachine.transit(to: .editing)
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
      stateMachine.transit(to: .rejected(because: error))
    }
  }

  package func cancel() {
    request.cancel()
    if case .saving = currentState { stateMachine.transit(to: .editing) }
  }

  private func send(_ newItem: NewItem) {
    stateMachine.transit(to: .saving)
    request.start {
      repository.create(newItem, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Item, NetworkError>) {
    switch result {
    case .success(let item):
      // A store error is ignored: the server has the item, and the list will load it.
      try? writableRepository.add(item)
      // First: this transition leaves the form, so that the list is on screen again when it begins to load.
      stateMachine.transit(to: .saved)
      sharedModel.reloadAfterChange()
    case .failure(let error):
      stateMachine.transit(to: .failure(because: .network(error)))
    }
  }
}
