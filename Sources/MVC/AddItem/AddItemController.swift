import HeadlessKit

/// Observes the form's views and tells its model what the user does.
final class AddItemController {
  typealias Views = (titleField: TextField, enabledSwitch: Switch, saveButton: Button)
  private let views: Views
  private let model: any AddItemModelProtocol

  init(observing views: Views, willNotifyTo model: any AddItemModelProtocol) {
    self.views = views
    self.model = model
    views.titleField.addAction(
      Action { [weak self] in self?.model.titleDidChange() }, for: .editingChanged)
    views.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
  }

  private func save() {
    model.save(title: views.titleField.text, isEnabled: views.enabledSwitch.isOn)
  }
}
