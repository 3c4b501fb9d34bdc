import SwiftSource

extension CleanSwiftRules {
  /// What crosses between the classes, and how they are connected.
  static let onCycle: [ArchitectureRule] = [
    ArchitectureRule(
      "View controller, interactor, and presenter declare an Input and an Output each",
      why: "You can read, test, and replace a class by its own file.",
      .every(\.declaredTypes, in: .any(viewControllers, interactors, presenters)) { type, scope in
        let declared = scope.file.protocols.map(\.name)
        let missing = ["Input", "Output"].first { !declared.contains(type.name + $0) }
        return type.kind == .class ? missing.map { "\(type.name) declares no \($0)" } : nil
      },
      Sample(
        "AddItem/AddItemPresenter", "protocol AddItemPresenterInput {}",
        "final class AddItemPresenter {}  // ←"),
      Sample(
        "AddItem/AddItemInteractor", "protocol AddItemInteractorInput {}",
        "protocol AddItemInteractorOutput {}", "final class AddItemInteractor {}")),
    ArchitectureRule(
      "Only data crosses: one Request, Response, or ViewModel with each message",
      why: "You can test and replace a step, and understand it by its data alone.",
      .every(\.requirements) { function, _ in
        let step = steps.first { $0.ends.contains(where: function.owner.name.hasSuffix) }
        guard let step else { return nil }
        let types = function.parameters.map(\.type)
        let crosses = types.allSatisfy { $0.count == 1 && $0.text.hasSuffix(step.data) }
        return crosses && types.count == 1 && function.result.isEmpty
          ? nil : "\(function.name) doesn't carry exactly one \(step.data)"
      },
      Sample(
        "AddItem/AddItemInteractor",
        """
        protocol AddItemInteractorInput {
          func saveItem(title: String)  // ←
          func cancelSaving()  // ←
          func present(response: SavedItemResponse)  // ←
          func check(request: CheckRequest) -> Bool  // ←
          func save(request: SaveItemRequest)
        }
        """)),
    ArchitectureRule(
      "A scene's models are structs, each of which is a Request, a Response, or a ViewModel",
      why: "Requests, responses, and view models are values without a reference back.",
      .every(\.declaredTypes, in: models) { type, _ in
        type.kind == .struct && steps.contains { type.name.hasSuffix($0.data) }
          ? nil : "\(type.name) isn't a struct that crosses"
      },
      Sample(
        "AddItem/AddItemModels", "final class SaveItemRequest {}  // ←", "struct Draft {}  // ←",
        "struct CancelRequest {}")),
    .display(
      "ViewModel", in: models, at: "ItemsList/ItemsListModels",
      why: "What is displayed has been formatted, and the view controller works nothing out."),
    ArchitectureRule(
      "Empty extensions connect the ends of the cycle",
      why: "The compiler then checks that the next class takes in what a class puts out.",
      .every(\.declarations) { type, _ in
        let isConnection = type.inherited.contains { $0.hasSuffix("Output") }
        return isConnection && (type.kind != .extension || !type.body.isEmpty)
          ? "\(type.name) is connected by code" : nil
      },
      Sample(
        "AddItem/AddItemConfigurator",
        "final class AddItemInteractor: AddItemViewControllerOutput {}  // ←",
        "extension AddItemPresenter: AddItemInteractorOutput { func save() {} }  // ←",
        "extension AddItemViewController: AddItemPresenterOutput {}")),
    ArchitectureRule(
      "An interactor presents, a presenter displays",
      why: "The verb of a call in a trace tells you which step of the cycle it is.",
      .verbs(["InteractorOutput": ["present"], "PresenterOutput": ["display"]]),
      Sample(
        "AddItem/AddItemPresenter",
        """
        protocol AddItemPresenterOutput {
          func showError(viewModel: ErrorViewModel)  // ←
          func displayError(viewModel: ErrorViewModel)
        }
        """)),
  ]

  /// The protocols at both ends of a step of the cycle, and what crosses there.
  private static let steps: [(ends: [String], data: String)] = [
    (["ViewControllerOutput", "InteractorInput"], "Request"),
    (["InteractorOutput", "PresenterInput"], "Response"),
    (["PresenterOutput", "ViewControllerInput"], "ViewModel"),
  ]
}
