import SwiftSource

extension VIPERRules {
  /// The map of a module.
  static let onProtocols: [ArchitectureRule] = [
    ArchitectureRule(
      "All protocols of a module are in one file, with comments such as VIEW -> PRESENTER",
      why: "The file shows which role calls which: here, the view calls the presenter.",
      .every(\.protocols, conformed, in: .except(.folder("Extras"))) { type, scope in
        let calls = directions.first { type.name == scope.file.scene + $0.key }?.value
        guard contracts.contains(scope.file), let calls else {
          return "\(type.name) isn't on the module's map"
        }
        let comment = scope.file.documentation(above: type.line)
        guard calls.contains(where: { comment.hasPrefix("/// \($0): ") }) else {
          return "\(type.name)'s comment doesn't begin with \(calls.joined(separator: " or "))"
        }
        return scope.names.contains(type.name) ? nil : "no class conforms to \(type.name)"
      },
      Sample(
        "AddItem/AddItemPresenter", "/// VIEW -> PRESENTER: what the user does.",
        "protocol AddItemPresenterProtocol: AnyObject {}  // ←"),
      Sample(
        "ItemDetail/ItemDetailProtocols", "/// PRESENTER -> VIEW: what to show.",
        "protocol ItemDetailViewProtocol {}", "/// VIEW -> PRESENTER: what to show.",
        "protocol ItemDetailPresenterProtocol {}", "/// VIEW -> PRESENTER: what to present.",
        "protocol ItemDetailInteractorOutputProtocol {}  // ←",
        "protocol ItemDetailInteractorInputProtocol {}  // ←",
        "protocol ItemDetailHelperProtocol {}  // ←",
        "/// INTERACTOR -> LOCAL DATA MANAGER: what to keep.",
        "protocol ItemDetailLocalDataManagerInputProtocol {}  // ←")),
    ArchitectureRule(
      "Methods begin with their role's verb: show or hide (view), present (presenter, when the "
        + "interactor calls it), present or dismiss (wireframe)",
      why: "In a list of calls, the verb helps you to see which role is called.",
      .verbs([
        "ViewProtocol": ["show", "hide"], "InteractorOutputProtocol": ["present"],
        "WireframeProtocol": ["present", "dismiss"],
      ]),
      Sample(
        "AddItem/AddItemProtocols",
        """
        protocol AddItemViewProtocol: AnyObject {
          func displayError()  // ←
          func showError()
        }
        """)),
  ]

  /// The protocols of a module by the role that conforms to them, and who calls whom.
  private static let directions: KeyValuePairs = [
    "ViewProtocol": ["PRESENTER -> VIEW"],
    "WireframeProtocol": ["PRESENTER -> WIREFRAME", "WIREFRAME -> WIREFRAME"],
    "PresenterProtocol": ["VIEW -> PRESENTER"],
    "InteractorOutputProtocol": ["INTERACTOR -> PRESENTER"],
    "InteractorInputProtocol": ["PRESENTER -> INTERACTOR"],
    "APIDataManagerInputProtocol": ["INTERACTOR -> API DATA MANAGER"],
    "LocalDataManagerInputProtocol": ["INTERACTOR -> LOCAL DATA MANAGER"],
    "ModuleDelegate": ["PRESENTER -> PRESENTER"],
  ]

  /// The protocols that something conforms to.
  private static let conformed = Names { version in
    Set(version.files.flatMap(\.declarations).flatMap(\.inherited))
  }
}
