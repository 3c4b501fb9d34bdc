import SwiftSource

extension MVCRules {
  /// The two halves of the loop between model and views.
  static let onWatching: [LabelRule] = [
    LabelRule(
      "A view binding reads the model and never tells it anything",
      why: "It is one half of the loop: what it shows can be tested without a user.",
      .all(
        .no(use: commands, of: modelTypes, in: viewBindings),
        .no(.classes(of: controllers, "controllers"), in: viewBindings),
        .no(
          .any(composers, navigators, .classes(of: .kinds("Model"), "models")),
          in: Files { viewBindings.contains($0) && !navigationViewBindings.contains($0) })),
      wrong: Sample(
        "ItemsList/ItemsListViewBinding.swift",
        """
        final class ItemsListViewBinding {
          let model: any ItemsListModelProtocol
          func show() {
            model.reload()  // ←
          }
        }
        """),
      right: Sample(
        "ItemsList/ItemsListViewBinding.swift",
        """
        final class ItemsListViewBinding {
          init(observing model: any ItemsListModelProtocol) {
            // model.reload()
            model.didChange.subscribe { _ in "model.reload()" }
            view.reload()
          }
        }
        """)),
    LabelRule(
      "A binding holds the screen that it leaves weakly",
      why: "The screen holds its bindings, so the way back is no ownership.",
      .weak(.shared("ViewController"), in: viewBindings),
      wrong: Sample(
        "AddItem/AddItemNavigationViewBinding.swift",
        "final class B { private let viewController: ViewController }"),
      right: Sample(
        "AddItem/AddItemNavigationViewBinding.swift",
        "final class B { private weak var viewController: ViewController? }")),
    LabelRule(
      "A controller watches the views and never touches what they show",
      why:
        "It is the other half of the loop: what it tells the model can be tested without a screen.",
      Check { inspection in
        let shows = Names.any(
          .functions(ofShared: "Items/Screens"), .functions(ofShared: "HeadlessKit")
        )
        .resolve(in: &inspection).subtracting(["addAction"])
        let screens = Names.screens.resolve(in: &inspection)
        for file in inspection.version.files(controllers) {
          inspection.look()
          let written = file.uses(of: screens).map(\.index).filter(file.isAssigned)
          for index in file.uses(ofMembers: shows) + written {
            inspection.find("writes \(file.text(index))", in: file, line: file.words[index].line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemController.swift",
        """
        final class AddItemController {
          private let view: AddItemView
          func save() {
            view.showLoading(true)  // ←
            view.fieldsView.titleField.text = ""  // ←
          }
        }
        """),
      right: Sample(
        "AddItem/AddItemController.swift",
        """
        final class AddItemController {
          init(observing view: AddItemView) {
            view.saveButton.addAction(Action { [weak self] in self?.save() }, for: .touchUpInside)
            let title = view.fieldsView.titleField.text  // view.fieldsView.titleField.text = ""
          }
        }
        """)),
    LabelRule(
      "A controller never watches the model",
      why: "A controller that reacts to state would be a second binding.",
      .all(
        .no(
          use: .properties(of: .kinds("ModelProtocol"), "models"), of: modelTypes,
          in: controllers),
        .no(
          .any(composers, navigators, .classes(of: .kinds("ViewBinding", "Model"), "bindings")),
          in: controllers)),
      wrong: Sample(
        "AddItem/AddItemController.swift",
        """
        final class AddItemController {
          private let model: any AddItemModelProtocol
          func save() {
            if model.currentState == .editing { model.save() }  // ←
          }
        }
        """),
      right: Sample(
        "AddItem/AddItemController.swift",
        "final class C {\n  let model: any AddItemModelProtocol\n  func f() { model.save() }\n}")),
  ]
}
