import Items
import VIPERS

/// Notes what the detail's scene is told to show; stands on a weak edge.
final class SpyItemDetailDisplayUI: ItemDetail_DisplayUI {
  private weak var target: (any ItemDetail_DisplayUI)?
  private let log: MessageLog

  init(_ target: any ItemDetail_DisplayUI, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func display(item: ItemUI) {
    guard let target else { return }
    log.forward(seam("display(item:)")) { target.display(item: item) }
  }

  func display(explanation: String) {
    guard let target else { return }
    log.forward(seam("display(explanation:)")) { target.display(explanation: explanation) }
  }

  func displayError(_ message: String, offersRetry: Bool) {
    guard let target else { return }
    log.forward(seam("displayError(_:offersRetry:)")) {
      target.displayError(message, offersRetry: offersRetry)
    }
  }

  func toggle(loading: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(loading:)")) { target.toggle(loading: loading) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailDirector", "ItemDetailScene", "ItemDetail_DisplayUI", method)
  }
}

/// Notes every event of the detail's scene and forwards it.
final class SpyItemDetailHandleUIEvents: ItemDetail_HandleUIEvents {
  private let target: any ItemDetail_HandleUIEvents
  private let log: MessageLog

  init(_ target: any ItemDetail_HandleUIEvents, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onUIReady() {
    log.forward(seam("onUIReady()")) { target.onUIReady() }
  }

  func onRetry() {
    log.forward(seam("onRetry()")) { target.onRetry() }
  }

  func onUILeft() {
    log.forward(seam("onUILeft()")) { target.onUILeft() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailScene", "ItemDetailDirector", "ItemDetail_HandleUIEvents", method)
  }
}

/// Notes every call to the detail's worker and forwards it.
final class SpyItemDetailManageData: ItemDetail_ManageData {
  private let target: any ItemDetail_ManageData
  private let log: MessageLog

  init(_ target: any ItemDetail_ManageData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func fetchDetail(of id: Item.ID) {
    log.forward(seam("fetchDetail(of:)")) { target.fetchDetail(of: id) }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailDirector", "ItemDetailWorker", "ItemDetail_ManageData", method)
  }
}

/// Notes what the detail's worker presents; stands on a weak edge.
final class SpyItemDetailPresentData: ItemDetail_PresentData {
  private weak var target: (any ItemDetail_PresentData)?
  private let log: MessageLog

  init(_ target: any ItemDetail_PresentData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func present(detail: ItemDetail) {
    guard let target else { return }
    log.forward(seam("present(detail:)")) { target.present(detail: detail) }
  }

  func presentError(_ failure: ItemsFailure) {
    guard let target else { return }
    log.forward(seam("presentError(_:)")) { target.presentError(failure) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailWorker", "ItemDetailDirector", "ItemDetail_PresentData", method)
  }
}
