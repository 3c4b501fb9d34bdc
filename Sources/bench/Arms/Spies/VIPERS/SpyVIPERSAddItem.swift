import HeadlessKit
import Items
import VIPERS

/// Notes what the form's scene is told to show; stands on a weak edge.
final class SpyAddItemDisplayUI: AddItem_DisplayUI {
  private weak var target: (any AddItem_DisplayUI)?
  private let log: MessageLog

  init(_ target: any AddItem_DisplayUI, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func displayError(_ message: String) {
    guard let target else { return }
    log.forward(seam("displayError(_:)")) { target.displayError(message) }
  }

  func displayNoError() {
    guard let target else { return }
    log.forward(seam("displayNoError()")) { target.displayNoError() }
  }

  func toggle(loading: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(loading:)")) { target.toggle(loading: loading) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemDirector", "AddItemScene", "AddItem_DisplayUI", method)
  }
}

/// Notes every event of the form's scene and forwards it.
final class SpyAddItemHandleUIEvents: AddItem_HandleUIEvents {
  private let target: any AddItem_HandleUIEvents
  private let log: MessageLog

  init(_ target: any AddItem_HandleUIEvents, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onTitleChanged() {
    log.forward(seam("onTitleChanged()")) { target.onTitleChanged() }
  }

  func onSaveItem(title: String, isEnabled: Bool) {
    log.forward(seam("onSaveItem(title:isEnabled:)")) {
      target.onSaveItem(title: title, isEnabled: isEnabled)
    }
  }

  func onUILeft() {
    log.forward(seam("onUILeft()")) { target.onUILeft() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemScene", "AddItemDirector", "AddItem_HandleUIEvents", method)
  }
}

/// Notes every call to the form's worker and forwards it.
final class SpyAddItemManageData: AddItem_ManageData {
  private let target: any AddItem_ManageData
  private let log: MessageLog

  init(_ target: any AddItem_ManageData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func add(_ newItem: NewItem) {
    log.forward(seam("add(_:)")) { target.add(newItem) }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemDirector", "AddItemWorker", "AddItem_ManageData", method)
  }
}

/// Notes what the form's worker presents; stands on a weak edge.
final class SpyAddItemPresentData: AddItem_PresentData {
  private weak var target: (any AddItem_PresentData)?
  private let log: MessageLog

  init(_ target: any AddItem_PresentData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentSuccess() {
    guard let target else { return }
    log.forward(seam("presentSuccess()")) { target.presentSuccess() }
  }

  func presentError(_ failure: ItemsFailure) {
    guard let target else { return }
    log.forward(seam("presentError(_:)")) { target.presentError(failure) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemWorker", "AddItemDirector", "AddItem_PresentData", method)
  }
}

/// Notes the way out of the form and forwards it.
final class SpyAddItemNavigate: AddItem_Navigate {
  private let target: any AddItem_Navigate
  private let log: MessageLog

  init(_ target: any AddItem_Navigate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func goBack() {
    log.forward(seam("goBack()")) { target.goBack() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemDirector", "AddItemNavigator", "AddItem_Navigate", method)
  }
}

/// Notes that an item was created; stands on a weak edge.
final class SpyAddItemDelegate: AddItem_Delegate {
  private weak var target: (any AddItem_Delegate)?
  private let log: MessageLog

  init(_ target: any AddItem_Delegate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func itemDidCreate() {
    guard let target else { return }
    log.forward(seam("itemDidCreate()")) { target.itemDidCreate() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemDirector", "ItemsListDirector", "AddItem_Delegate", method)
  }
}
