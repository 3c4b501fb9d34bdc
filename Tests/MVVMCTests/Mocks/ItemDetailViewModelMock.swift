import Observing

@testable import MVVMC

/// A spy: records what it is told, and publishes the states that a test sets.
final class ItemDetailViewModelMock: ItemDetailViewModelProtocol {
  private let log: CallLog
  let state: ObservableState<ItemDetailState>

  init(_ log: CallLog) {
    self.log = log
    state = ObservableState(ItemDetailState(summary: ItemSummary(.milk)))
  }

  var didChange: Observable<ItemDetailState> { state.didChange }

  func load() {
    log.note(.load)
  }

  func didLeave() {
    log.note(.detailDidLeave)
  }
}
