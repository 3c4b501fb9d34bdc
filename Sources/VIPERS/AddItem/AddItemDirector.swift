import Items

/// Directs the form: checks what the user saves, and tells the delegate once the item is created.
package final class AddItemDirector {
  package weak var ui: (any AddItem_DisplayUI)?
  package var dataManager: (any AddItem_ManageData)?
  package var navigator: (any AddItem_Navigate)?
  package weak var delegate: (any AddItem_Delegate)?
  private var isSaving = false

  package init() {}

  private func save(_ newItem: NewItem) {
    isSaving = true
    ui?.toggle(loading: true)
    dataManager?.add(newItem)
  }
}

extension AddItemDirector: AddItem_HandleUIEvents {
  package func onTitleChanged() {
    ui?.displayError(nil)
  }

  package func onSaveItem(title: String, isEnabled: Bool) {
    guard !isSaving else { return }
    do throws(TitleError) {
      save(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
    } catch {
      ui?.displayError(Formatting.message(for: error))
    }
  }

  package func onUILeft() {
    isSaving = false
    dataManager?.cancel()
  }
}

extension AddItemDirector: AddItem_PresentData {
  package func presentSuccess() {
    // Nothing is turned off: until the form has been left, a second save is refused.
    delegate?.itemDidCreate()
    navigator?.goBack()
  }

  package func presentError(_ failure: ItemsFailure) {
    isSaving = false
    ui?.displayError(Formatting.message(for: failure))
    ui?.toggle(loading: false)
  }
}
