import Items

/// Directs the form: checks the title that the user saves, and tells the delegate once the item is created.
package final class AddItemDirector {
  package weak var ui: (any AddItem_DisplayUI)?
  package var dataManager: (any AddItem_ManageData)?
  package var navigator: (any AddItem_Navigate)?
  package weak var delegate: (any AddItem_Delegate)?
  private var isSaving = false

  private func save(_ newItem: NewItem) {
    // Set first: the worker may answer within the call.
    isSaving = true
    ui?.toggle(loading: true)
    dataManager?.add(newItem)
  }
}

extension AddItemDirector: AddItem_HandleUIEvents {
  package func onTitleChanged() {
    ui?.displayNoError()
  }

  package func onSaveItem(title: String, isEnabled: Bool) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isSaving else { return }
    do throws(TitleError) {
      save(NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled))
    } catch {
      ui?.displayError(Formatting.message(for: error))
    }
  }

  package func onUILeft() {
    dataManager?.cancel()
  }
}

extension AddItemDirector: AddItem_PresentData {
  package func presentSuccess() {
    // `isSaving` stays true: no second save before the form is left.
    delegate?.itemDidCreate()
    navigator?.goBack()
  }

  package func presentError(_ failure: ItemsFailure) {
    isSaving = false
    ui?.displayError(Formatting.message(for: failure))
    ui?.toggle(loading: false)
  }
}
