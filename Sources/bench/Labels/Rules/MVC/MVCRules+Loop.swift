import SwiftSource

extension MVCRules {
  /// The two halves of the loop between model and views.
  static let onLoop: [ArchitectureRule] = [
    ArchitectureRule(
      "A view binding observes the model, and calls no method of the model",
      why: "A view binding only shows the model's state, so you can test it without user input.",
      .all(
        .no("calls", .types(of: .roles("Model", "ModelProtocol")), in: bindings) { file, models in
          file.uses(of: models).filter { file.text($0 + 1) == "(" }
        },
        .no(.types(of: controllers, .class), in: bindings),
        .no(
          .any(leading, .types(of: models, .class)),
          in: Files { bindings.contains($0) && !navigationBindings.contains($0) })),
      Sample(
        "ItemsList/ItemsListViewBinding",
        """
        final class ItemsListViewBinding {
          let model: any ItemsListModelProtocol
          let controller: ItemsListController  // ←
          func show() {
            model.reload()  // ←
            model.didChange.subscribe { _ in }
            view.reload()
          }
        }
        """)),
    ArchitectureRule(
      "A controller observes the views, but doesn't change them or observe the model",
      why:
        "A controller only tells the model what the user does, so its tests need only views and a "
        + "spy for the model.",
      .all(
        .no("writes", .screens, in: controllers) { file, screens in
          file.uses(of: screens).filter(file.isAssigned)
        },
        .no(calling: .any(showing, .words("didChange", "currentState")), in: controllers),
        .no(.any(leading, .types(of: bindings, .class)), in: controllers),
        .no(.types(of: .roles("Model"), .class), in: controllers)),
      Sample(
        "AddItem/AddItemController",
        """
        final class AddItemController {
          private let view: AddItemView
          private let model: any AddItemModelProtocol
          init(observing view: AddItemView) {
            view.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
          }
          func save() {
            view.showLoading(true)  // ←
            view.fieldsView.titleField.text = ""  // ←
            if model.currentState == .editing { return }  // ←
            model.save(title: view.fieldsView.titleField.text)
          }
        }
        """)),
    ArchitectureRule(
      "Only view controllers make bindings and controllers, and only in loadView",
      why: "You see in one function how the parts of a screen are connected.",
      .only(viewControllers, make: observers, in: "loadView"),
      Sample(
        "ItemDetail/ItemDetailViewController",
        """
        final class ItemDetailViewController: ViewController {
          override func loadView() {
            binding = ItemDetailViewBinding(observing: model, handling: view)
          }
          override func viewDidLoad() {
            controller = ItemDetailController(observing: view, willNotifyTo: model)  // ←
          }
        }
        """),
      Sample(
        "AddItem/AddItemModel", "let binding = AddItemViewBinding(observing: self)  // ←")),
  ]

  /// The functions by which views show something.
  private static let showing = Names { version in
    let functions = ["ItemsScreens", "HeadlessKit"].flatMap(version.shared).flatMap(\.functions)
    return Set(functions.map(\.name)).subtracting(["addAction", "init"])
  }
}
