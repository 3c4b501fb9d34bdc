import Reading
import Suites
import SwiftSource

extension CleanSwiftRules {
  /// What crosses between the classes, and how they are glued.
  static let onCycle: [LabelRule] = [
    LabelRule(
      "View controller, interactor, and presenter declare an Input and an Output each",
      why: "A class can be read, tested, and replaced by its own file.",
      .each(.any(viewControllers, interactors, presenters)) { file, inspection in
        let ends = file.types.filter { $0.kind == .protocol }.map(\.name)
        for type in file.declaredTypes where type.kind == .class {
          for end in ["Input", "Output"] {
            inspection.expect(
              ends.contains(type.name + end), "\(type.name) declares no \(end)", in: file,
              line: type.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemPresenter.swift",
        "protocol AddItemPresenterInput {}\nfinal class AddItemPresenter {}  // ←"),
      Sample(
        "AddItem/AddItemInteractor.swift",
        "protocol AddItemInteractorOutput {}\nfinal class AddItemInteractor {}  // ←"),
      right: Sample(
        "AddItem/AddItemPresenter.swift",
        "protocol AddItemPresenterInput {}\nprotocol AddItemPresenterOutput {}\nfinal class AddItemPresenter {}"
      )),
    LabelRule(
      "Only data crosses: one Request, Response, or ViewModel with each message",
      why: "A step can be tested, replaced, and read by its data alone.",
      Check { inspection in
        for step in steps {
          for file in inspection.version.files {
            for requirement in [step.output, step.input].flatMap(file.requirements) {
              let type = requirement.parameters.first?.type.texts ?? []
              let crosses =
                requirement.parameters.count == 1 && type.count == 1
                && type[0].hasSuffix(step.data) && requirement.result.isEmpty
              inspection.expect(
                crosses, "\(requirement.name) doesn't cross with one \(step.data)", in: file,
                line: requirement.line)
            }
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemInteractor.swift",
        """
        protocol AddItemInteractorInput {
          func saveItem(title: String)  // ←
          func cancelSaving()  // ←
          func present(response: SavedItemResponse)  // ←
          func check(request: CheckRequest) -> Bool  // ←
        }
        """),
      right: Sample(
        "AddItem/AddItemInteractor.swift",
        "protocol AddItemInteractorInput {\n  func save(request: SaveItemRequest)  // (title:)\n}")),
    LabelRule(
      "What crosses is a struct of the scene's models, and each struct there crosses",
      why: "Requests, responses, and view models are values without a reference back.",
      .each(models) { file, inspection in
        for type in file.declaredTypes {
          inspection.expect(
            type.kind == .struct && steps.contains { type.name.hasSuffix($0.data) },
            "\(type.name) is no struct that crosses", in: file, line: type.line)
        }
      },
      wrong: Sample("AddItem/AddItemModels.swift", "final class SaveItemRequest {}"),
      Sample("AddItem/AddItemModels.swift", "struct Draft {}"),
      right: Sample("AddItem/AddItemModels.swift", "// class\nstruct SaveItemRequest {}")),
    LabelRule(
      "What one class puts out is what the next takes in, word for word",
      why: "Each class declares both its ends, and the cycle closes where they are the same.",
      .all(
        ends(of: { $0.output }, meet: { $0.input }, "nobody takes in"),
        ends(of: { $0.input }, meet: { $0.output }, "nobody puts out")),
      wrong: Sample(
        "AddItem/AddItemViewController.swift",
        "protocol AddItemViewControllerOutput {\n  func deleteItem(request: DeleteRequest)  // ←\n}"
      ),
      right: Sample(
        "AddItem/AddItemViewController.swift",
        "protocol AddItemViewControllerOutput {\n  func saveItem(request: SaveItemRequest)\n}")),
    LabelRule(
      "A view model holds words and flags only",
      why: "What is displayed has been formatted; the view controller has nothing to work out.",
      .each(models) { file, inspection in
        let nested = Set(file.types.filter(\.isNested).map(\.name))
        for property in file.variables where property.isStored && file.isInViewModel(property) {
          let names = property.type.texts.filter { $0.first?.isLetter ?? false }
          inspection.expect(
            nested.union(["String", "Bool"]).isSuperset(of: names) && !names.isEmpty,
            "\(property.name) is no word or flag", in: file, line: property.line)
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListModels.swift",
        "struct ItemsViewModel {\n  struct Row {\n    let date: Date  // ←\n  }\n  let rows: [Row]\n}"
      ),
      right: Sample(
        "ItemsList/ItemsListModels.swift",
        "struct ItemsViewModel {\n  let rows: [String]\n}\nstruct PassedItemResponse { let date: Date }"
      )),
    LabelRule(
      "The ends of the cycle are glued by empty extensions",
      why: "What a class puts out fits what the next takes in without a line of code between.",
      .each(.all) { file, inspection in
        for type in file.types
        where type.kind != .protocol
          && type.inherited.contains(where: { $0.hasSuffix("Output") })
        {
          inspection.expect(
            type.kind == .extension && type.body.isEmpty, "\(type.name) is glued by code", in: file,
            line: type.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemConfigurator.swift",
        "extension AddItemInteractor: AddItemViewControllerOutput { func save() {} }"),
      Sample(
        "AddItem/AddItemInteractor.swift",
        "final class AddItemInteractor: AddItemViewControllerOutput {}"),
      right: Sample(
        "AddItem/AddItemConfigurator.swift",
        "extension AddItemInteractor: AddItemViewControllerOutput {\n  // func save() {}\n}")),
    LabelRule(
      "An interactor presents, a presenter displays",
      why: "The verb tells in any trace which step of the cycle is taken.",
      .all(
        .verbs(["present"], ofProtocols: "InteractorOutput"),
        .verbs(["display"], ofProtocols: "PresenterOutput")),
      wrong: Sample(
        "AddItem/AddItemPresenter.swift",
        "protocol AddItemPresenterOutput {\n  func showError(viewModel: E)  // ←\n}"),
      right: Sample(
        "AddItem/AddItemPresenter.swift",
        "protocol AddItemPresenterOutput {\n  func displayError(viewModel: E)  // showError\n}")),
  ]

  /// What the protocols at one end demand stands in their counterparts as well.
  private static func ends(
    of end: @escaping @Sendable (Step) -> String, meet other: @escaping @Sendable (Step) -> String,
    _ complaint: String
  ) -> Check {
    Check { inspection in
      let version = inspection.version
      for step in steps {
        for file in version.files {
          let met = version.files(.folder(file.place.scene)).flatMap {
            $0.requirements(ofProtocols: other(step))
          }
          for requirement in file.requirements(ofProtocols: end(step)) {
            inspection.expect(
              met.contains { $0.signature == requirement.signature },
              "\(complaint) \(requirement.signature)", in: file, line: requirement.line)
          }
        }
      }
    }
  }
}

extension SourceFile {
  /// Whether a property is a view model's, or that of a type in one.
  fileprivate func isInViewModel(_ property: Variable) -> Bool {
    guard let owner = property.owner else { return false }
    return types.contains {
      $0.name.hasSuffix("ViewModel") && $0.body.lowerBound <= owner.body.lowerBound
        && owner.body.upperBound <= $0.body.upperBound
    }
  }
}
