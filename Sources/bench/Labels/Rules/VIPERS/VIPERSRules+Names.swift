import Reading
import Suites
import SwiftSource

extension VIPERSRules {
  /// What the names say.
  static let onNames: [LabelRule] = [
    LabelRule(
      "A protocol is named after module and role, and stands in the module's contract",
      why: "The name says whose it is and what for; the contract is the module on one page.",
      .each(.all) { file, inspection in
        for type in file.types where type.kind == .protocol {
          inspection.expect(
            contracts.contains(file) && roles.contains { type.name == file.place.scene + $0 },
            "\(type.name) is no role of a contract", in: file, line: type.line)
        }
      },
      wrong: Sample("AddItem/AddItemDirector.swift", "protocol AddItem_PresentData {}"),
      Sample("AddItem/AddItemContract.swift", "protocol AddItem_Output {}"),
      Sample("AddItem/AddItemContract.swift", "protocol AddItemNavigate {}"),
      right: Sample(
        "AddItem/AddItemContract.swift", "// protocol AddItemNavigate\nprotocol AddItem_Navigate {}"
      )),
    LabelRule(
      "Each role has its verbs: display and toggle, on, present, goto and goBack",
      why: "A call says by its verb alone which way it goes.",
      Check { inspection in
        for (role, verbs) in verbs {
          inspection.add(Check.verbs(verbs, ofProtocols: role)(inspection.version))
        }
      },
      wrong: Sample(
        "AddItem/AddItemContract.swift",
        "protocol AddItem_DisplayUI {\n  func showError()  // ←\n}"),
      Sample(
        "AddItem/AddItemContract.swift",
        "protocol AddItem_HandleUIEvents {\n  func oncall()  // ←\n}"),
      right: Sample(
        "AddItem/AddItemContract.swift",
        "protocol AddItem_DisplayUI {\n  // func showError()\n  func displayError()\n}")),
    LabelRule(
      "Managing data and delegates borrow no other role's verb",
      why: "Plain verbs are the worker's, so that work can't be taken for display or events.",
      Check { inspection in
        let taken = verbs.flatMap(\.verbs)
        for file in inspection.version.files(contracts) {
          let plain = ["_ManageData", "_Delegate"].flatMap(file.requirements)
          for requirement in plain {
            inspection.expect(
              !taken.contains(where: requirement.name.startsWithWord),
              "\(requirement.name) begins like another role's", in: file,
              line: requirement.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemContract.swift",
        "protocol AddItem_ManageData {\n  func presentItem()  // ←\n}"),
      right: Sample(
        "AddItem/AddItemContract.swift",
        "protocol AddItem_ManageData {\n  func only()\n  func add()  // presentItem()\n}")),
    LabelRule(
      "A module is its actors and its contract",
      why: "A file that is none of them would be a role without a name.",
      Check { inspection in
        for file in inspection.version.files where file.folder != nil {
          inspection.expect(
            Files.any(scenes, directors, workers, navigators, contracts).contains(file),
            "is no actor and no contract", in: file, line: 0)
        }
        for scene in inspection.version.scenes {
          let count = inspection.version.files(contracts).count { $0.folder == scene }
          if count != 1 { inspection.miss("one contract in \(scene), there are \(count)") }
        }
      },
      wrong: Sample("AddItem/AddItemHelper.swift", "final class AddItemHelper {}"),
      right: Sample("AddItem/AddItemWorker.swift", "final class AddItemWorker {}  // Helper")),
    LabelRule(
      "Actors take on their roles in extensions, one for each",
      why: "What an actor is for stands apart from what it is made of.",
      .each(.all) { file, inspection in
        for type in file.types {
          let taken = type.inherited.filter { $0.contains("_") }
          guard !taken.isEmpty else { continue }
          inspection.expect(
            type.kind == .extension && taken.count == 1,
            "\(type.name) takes on \(taken.joined(separator: ", ")) elsewhere", in: file,
            line: type.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemWorker.swift", "final class AddItemWorker: AddItem_ManageData {}"),
      right: Sample(
        "AddItem/AddItemWorker.swift",
        "final class AddItemWorker {}  // : AddItem_ManageData\n"
          + "extension AddItemWorker: AddItem_ManageData {}")),
  ]
}
