import Reading
import Suites
import SwiftSource

extension VIPERSRules {
  /// What the names say.
  static let onNames: [ArchitectureRule] = [
    ArchitectureRule(
      "Each protocol is in its module's contract, and has a name such as AddItem_Navigate",
      why: "The contract then shows all roles of a module on one page.",
      .every(\.protocols) { type, scope in
        let roles = verbs.map(\.key) + ["_ManageData", "_Delegate"]
        let isRole = roles.contains { type.name == scope.file.scene + $0 }
        return isRole && contracts.contains(scope.file)
          ? nil : "\(type.name) isn't a role in its module's contract"
      },
      Sample("AddItem/AddItemDirector", "protocol AddItem_PresentData {}  // ←"),
      Sample(
        "AddItem/AddItemContract", "protocol AddItem_Output {}  // ←",
        "protocol AddItemNavigate {}  // ←", "protocol AddItem_Navigate {}")),
    ArchitectureRule(
      "Methods begin with their role's verb: display or toggle (UI), on (events), present (data), "
        + "goto or goBack (navigation)",
      why: "In a list of calls, the verb tells you which role is called.",
      .all(
        .verbs(verbs),
        .every(\.requirements) { function, _ in
          let isPlain = ["_ManageData", "_Delegate"].contains(where: function.owner.name.hasSuffix)
          return isPlain && verbs.flatMap(\.value).contains(where: function.name.startsWithWord)
            ? "\(function.name) begins like a function of another role" : nil
        }),
      Sample(
        "AddItem/AddItemContract",
        """
        protocol AddItem_DisplayUI {
          func showError()  // ←
          func displayError()
        }
        protocol AddItem_HandleUIEvents {
          func oncall()  // ←
        }
        protocol AddItem_ManageData {
          func presentItem()  // ←
          func only()
        }
        """)),
    ArchitectureRule(
      "A method named toggle says what is in progress, not what is allowed",
      why: "If the director calls toggle(deleting: true), the scene decides what to disable.",
      .every(\.requirements) { function, _ in
        function.name != "toggle" || function.parameters.allSatisfy { $0.name.hasSuffix("ing") }
          ? nil : "\(function.signature) doesn't say what is in progress"
      },
      Sample(
        "ItemsList/ItemsListContract",
        """
        protocol ItemsList_DisplayUI {
          func toggle(deletion: Bool)  // ←
          func toggle(deleting: Bool)
        }
        """)),
    ArchitectureRule(
      "Each file of a module is a scene, a director, a worker, a navigator, or the contract",
      why: "The name of a file then always says what the code in the file does.",
      .every(\.declaredTypes, in: .except(.folder(FilePlace.app))) { type, scope in
        Files.any(actors, contracts).contains(scope.file)
          ? nil : "\(type.name) is neither an actor nor in the contract"
      },
      Sample("AddItem/AddItemHelper", "final class AddItemHelper {}  // ←"),
      Sample("AddItem/AddItemWorker", "final class AddItemWorker {}")),
    ArchitectureRule(
      "Each role of an actor has an extension of its own",
      why: "You see the methods of one role together, apart from the actor's properties.",
      .every(\.declarations) { type, _ in
        let roles = type.inherited.filter { $0.contains("_") }
        return roles.isEmpty || type.kind == .extension && roles.count == 1
          ? nil
          : "\(type.name) takes on \(roles.joined(separator: ", ")) outside an extension of its own"
      },
      Sample(
        "AddItem/AddItemWorker", "final class AddItemWorker: AddItem_ManageData {}  // ←",
        "extension AddItemWorker: AddItem_ManageData {}")),
  ]
}
