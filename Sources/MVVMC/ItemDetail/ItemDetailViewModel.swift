import Items
import ItemsNetworking
import Observing

/// Loads what the list doesn't know about an item.
final class ItemDetailViewModel: ItemDetailViewModelProtocol {
  private let state: ObservableState<ItemDetailState>
  private let request = RequestSlot()
  private let httpManager: any HTTPManagerProtocol
  private let id: Item.ID
  private weak var coordinator: (any ChildCoordinator)?

  init(
    httpManager: any HTTPManagerProtocol, item: Item, coordinator: any ChildCoordinator
  ) {
    state = ObservableState(ItemDetailState(summary: ItemSummary(item)))
    self.httpManager = httpManager
    id = item.id
    self.coordinator = coordinator
  }

  var didChange: Observable<ItemDetailState> { state.didChange }

  func load() {
    guard !state.current.isLoading else { return }
    state.set(ItemDetailState(summary: summary, isLoading: true, explanation: explanation))
    request.start {
      httpManager.fetchDetail(of: id, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  func didLeave() {
    request.cancel()
    if state.current.isLoading {
      state.set(ItemDetailState(summary: summary, explanation: explanation))
    }
    coordinator?.didLeave()
  }

  private var summary: ItemSummary { state.current.summary }

  private var explanation: String { state.current.explanation }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    switch result {
    case .success(let detail):
      state.set(ItemDetailState(summary: summary, explanation: detail.explanation))
    case .failure(let error):
      let failure = ItemsFailure.network(error)
      state.set(
        ItemDetailState(
          summary: summary, explanation: explanation, error: Formatting.message(for: failure),
          offersRetry: Formatting.offersRetry(after: failure)))
    }
  }
}
