import HeadlessKit
import Items

/// Watches the form's view and tells its model.
final class AddItemController {
  private let view: AddItemView
  private let model: any AddItemModelProtocol

  init(observing view: AddItemView, willNotifyTo model: any AddItemModelProtocol) {
    self.view = view
    self.model = model
    view.titleField.addAction(for: .editingChanged) { [weak self] in self?.model.editTitle() }
    view.saveButton.addAction(for: .touchUpInside) { [weak self] in self?.save() }
  }

  private func save() {
    model.save(title: view.titleField.text, isEnabled: view.enabledSwitch.isOn)
  }
}
