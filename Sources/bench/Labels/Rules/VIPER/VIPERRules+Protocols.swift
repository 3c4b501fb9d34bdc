import SwiftSource

extension VIPERRules {
  /// The map of a module.
  static let onProtocols: [ArchitectureRule] = [
    ArchitectureRule(
      "A module's protocols are in its protocols file, each with a role, a direction, and a class",
      why: "The file is the module's map: directions such as VIEW -> PRESENTER say who calls whom.",
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
      "Methods of views begin with show or hide, of outputs with present, of wireframes with "
        + "present or dismiss",
      why: "In a list of calls, the verb tells you which roles a call connects.",
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
