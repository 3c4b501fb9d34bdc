import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class ItemDetailViewModelMock: ItemDetailViewModelProtocol {
  enum Call: Equatable {
    case load, cancel
  }

  private(set) var calls: [Call] = []
  let state: ObservableState<ItemDetailState>

  init(showing item: Item) {
    state = ObservableState(ItemDetailState(summary: ItemSummary(item)))
  }

  var didChange: Observable<ItemDetailState> { state.didChange }

  func load() {
    calls.append(.load)
  }

  func cancel() {
    calls.append(.cancel)
  }
}
