import SwiftSource

/// What holds whatever the label says: the versions differ in their architecture and in nothing else.
enum EveryVersion {
  static let rules = onFolders + onRoles + onState + onScreens

  /// Where state is, and when code runs.
  static let onState: [ArchitectureRule] = [
    ArchitectureRule(
      "There is no global or static state",
      why: "A test can replace what is injected, but not what is global.",
      .every(\.variables, classes) { variable, scope in
        let types = variable.type.texts + variable.initial.prefix(1).texts
        let isShared =
          variable.isTopLevel || !variable.modifiers.isDisjoint(with: ["static", "class"])
        let isState = !variable.isConstant || !scope.names.isDisjoint(with: types)
        return isShared && isState && !variable.isComputed ? "\(variable.name) is global" : nil
      },
      Sample(
        "AddItem/AddItemModel", "let queue = RequestSlot()  // ←",
        """
        final class AddItemModel {
          static let shared = AddItemModel()  // ←
          static var count = 0  // ←
          static let limit = 80
          static var all: [Int] { [limit] }
          let slot = RequestSlot()
        }
        """)),
    ArchitectureRule(
      "All code runs on one thread, and only the network answers later",
      why: "If nothing else is asynchronous, no version needs isolation, queues, or timers.",
      .no(
        .words(
          "DispatchQueue", "MainActor", "RunLoop", "Sendable", "Task", "Thread", "Timer", "actor",
          "async", "await", "globalActor", "isolated", "nonisolated", "preconcurrency", "schedule",
          "unchecked")),
      Sample(
        "AddItem/AddItemModel", "@MainActor final class A {}  // ←", "func save() async {}  // ←",
        "let wait = scheduler.schedule(after: .zero) {}  // ←", "func save(task: SaveTask) {}")),
    ArchitectureRule(
      "Nothing traps: no unowned, no fatalError",
      why: "No reply and no tap may crash a version, however late or malformed it is.",
      .no(.words("fatalError", "unowned")),
      Sample(
        "AddItem/AddItemModel", "func fail() { fatalError() }  // ←",
        "send { [unowned self] in finish() }  // ←", "send { [weak self] in self?.finish() }")),
  ]

  /// The classes of the version and of Shared.
  private static let classes = Names { version in
    Set(
      (version.files + version.shared).flatMap(\.declarations).filter { $0.kind == .class }
        .map(\.name))
  }
}
