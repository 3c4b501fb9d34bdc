import Items
import ItemsNetworking
import Observing

/// Publishes what the list knows about an item, and loads its explanation.
final class ItemDetailViewModel: ItemDetailViewModelProtocol {
  private let state: ObservableState<ItemDetailState>
  private let request = RequestSlot()
  private let httpManager: any HTTPManagerProtocol
  private let id: Item.ID
  private weak var coordinator: (any ItemDetailCoordinatorProtocol)?

  init(
    httpManager: any HTTPManagerProtocol, item: Item,
    coordinator: any ItemDetailCoordinatorProtocol
  ) {
    state = ObservableState(ItemDetailState(summary: ItemSummary(item)))
    self.httpManager = httpManager
    id = item.id
    self.coordinator = coordinator
  }

  var didChange: Observable<ItemDetailState> { state.didChange }

  func load() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !state.current.isLoading else { return }
    var loading = state.current
    loading.isLoading = true
    loading.error = nil
    loading.offersRetry = false
    // Set first: the client may answer within the call.
    state.set(loading)
    request.start {
      httpManager.fetchDetail(of: id, completion: $0)
    } then: { [weak self] in
      self?.handle($0)
    }
  }

  func didLeave() {
    request.cancel()
    coordinator?.didLeave()
  }

  private func handle(_ result: Result<ItemDetail, NetworkError>) {
    var loaded = state.current
    loaded.isLoading = false
    switch result {
    case .success(let detail):
      loaded.explanation = detail.explanation
    case .failure(let error):
      let failure = ItemsFailure.network(error)
      loaded.error = Formatting.message(for: failure)
      loaded.offersRetry = Formatting.offersRetry(after: failure)
    }
    state.set(loaded)
  }
}
