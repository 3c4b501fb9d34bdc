import HeadlessKit
import Items

/// Watches the form's view and tells its model.
final class AddItemController {
  private let view: AddItemView
  private let model: any AddItemModelProtocol

  init(observing view: AddItemView, willNotifyTo model: any AddItemModelProtocol) {
    self.view = view
    self.model = model
    view.fieldsView.titleField.addAction(
      Action { [weak self] in self?.model.editTitle() }, for: .editingChanged)
    view.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  private func save() {
    model.save(
      title: view.fieldsView.titleField.text, isEnabled: view.fieldsView.enabledSwitch.isOn)
  }
}
