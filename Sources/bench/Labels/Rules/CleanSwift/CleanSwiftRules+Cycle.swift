import SwiftSource

extension CleanSwiftRules {
  /// What crosses between the classes, and how they are connected.
  static let onCycle: [ArchitectureRule] = [
    ArchitectureRule(
      "View controller, interactor, and presenter each declare two protocols: Input and Output",
      why: "The two protocols show which calls a class receives, and which calls it makes.",
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
      "Each call of the cycle passes one Request, Response, or ViewModel, and returns nothing",
      why:
        "To test a role, you need only the struct that it receives and the struct that it sends.",
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
      "All types in a Models file are structs: requests, responses, or view models",
      why: "A struct is copied, so no role can change the data of another role.",
      .every(\.declaredTypes, in: models) { type, _ in
        type.kind == .struct && steps.contains { type.name.hasSuffix($0.data) }
          ? nil : "\(type.name) isn't a struct that crosses"
      },
      Sample(
        "AddItem/AddItemModels", "final class SaveItemRequest {}  // ←", "struct Draft {}  // ←",
        "struct CancelRequest {}")),
    .display(
      "ViewModel", in: models, at: "ItemsList/ItemsListModels",
      why: "The presenter formats everything, and the view controller only displays the result."),
    ArchitectureRule(
      "Each class conforms, by an empty extension, to the Output of the class that calls it",
      why: "The compiler then checks that the class has all methods that its caller needs.",
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
      "Calls from an interactor begin with present, and calls from a presenter with display",
      why: "In a list of calls, the verb tells you which role makes the call.",
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
