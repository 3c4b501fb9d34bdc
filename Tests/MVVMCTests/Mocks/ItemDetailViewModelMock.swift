import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class ItemDetailViewModelMock: ItemDetailViewModelProtocol {
  private let record: Record
  let state: ObservableState<ItemDetailState>

  init(_ record: Record, showing item: Item) {
    self.record = record
    state = ObservableState(ItemDetailState(summary: ItemSummary(item)))
  }

  var didChange: Observable<ItemDetailState> { state.didChange }

  func load() {
    record.note(.load)
  }

  func didLeave() {
    record.note(.didLeave)
  }
}
