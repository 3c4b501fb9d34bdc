import Items
import ItemsNetworking
import Observing

/// Checks and saves a new item, and has the list reload.
final class AddItemModel: AddItemModelProtocol {
  private let stateMachine: StateMachine<AddItemModelState>
  private let request = RequestSlot()
  private let repository: any AddItemRepositoryProtocol
  private let writableRepository: any WritableItemsRepositoryProtocol
  private let list: any ItemsListReloadableProtocol

  init(
    startingWith initialState: AddItemModelState,
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol,
    reloading list: any ItemsListReloadableProtocol
  ) {
    stateMachine = StateMachine(startingWith: initialState)
    self.repository = repository
    self.writableRepository = writableRepository
    self.list = list
  }

  var didChange: Observable<AddItemModelState> { stateMachine.didChange }

  var currentState: AddItemModelState { stateMachine.currentState }

  func titleDidChange() {
    switch currentState {
    case .rejected, .failure: stateMachine.transit(to: .editing)
    case .editing, .saving, .saved: return
    }
  }

  func save(title: String, isEnabled: Bool) {
    switch currentState {
    case .editing, .rejected, .failure:
      do throws(TitleError) {
        send(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
      } catch {
        stateMachine.transit(to: .rejected(because: error))
      }
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    case .saving, .saved: return
    }
  }

  func cancel() {
    request.cancel()
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
      // A store error is ignored, because the server has the item, and the list will load it.
      try? writableRepository.add(item)
      // The transition comes first, so that its observers have acted before the list's state changes.
      stateMachine.transit(to: .saved)
      list.reloadAfterChange()
    case .failure(let error):
      stateMachine.transit(to: .failure(because: error))
    }
  }
}
