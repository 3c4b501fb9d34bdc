import Items
import ItemsNetworking
import Observing

/// Checks what the user has typed, saves the new item, and then asks the coordinator to leave the form.
final class AddItemViewModel: AddItemViewModelProtocol {
  private let state = ObservableState(AddItemState())
  private let request = RequestSlot()
  private let httpManager: any HTTPManagerProtocol
  private let store: any ItemWriting
  private weak var coordinator: (any AddItemCoordinatorProtocol)?

  init(
    httpManager: any HTTPManagerProtocol, store: any ItemWriting,
    coordinator: any AddItemCoordinatorProtocol
  ) {
    self.httpManager = httpManager
    self.store = store
    self.coordinator = coordinator
  }

  var didChange: Observable<AddItemState> { state.didChange }

  func titleDidChange() {
    guard state.current.error != nil else { return }
    state.set(AddItemState())
  }

  func save(title: String, isEnabled: Bool) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !state.current.isLoading else { return }
    do throws(TitleError) {
      send(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
    } catch {
      state.set(AddItemState(error: Formatting.message(for: error)))
    }
  }

  func didLeave() {
    request.cancel()
    coordinator?.didLeave()
  }

  private func send(_ newItem: NewItem) {
    // Set first: the client may answer within the call.
    state.set(AddItemState(isLoading: true))
    request.start {
      httpManager.createItem(newItem, completion: $0)
    } then: { [weak self] in
      self?.handle($0)
    }
  }

  private func handle(_ result: Result<Item, NetworkError>) {
    switch result {
    case .success(let item):
      // A store error is ignored: the server has the item, and the list will load it.
      try? store.insert(item)
      // The state stays at loading until the form is left, so that nothing can be saved twice.
      coordinator?.leaveAfterAdding()
    case .failure(let error):
      state.set(AddItemState(error: Formatting.message(for: .network(error))))
    }
  }
}
