import SwiftSource

extension EveryVersion {
  /// Where state lives, and time.
  static let onState: [LabelRule] = [
    LabelRule(
      "There is no global and no static state",
      why: "What is injected can be replaced; what is global is a dependency that nobody passes.",
      Check { inspection in
        let classes = Set(
          (inspection.version.files + inspection.version.shared).flatMap(\.types)
            .filter { $0.kind == .class }.map(\.name))
        for file in inspection.version.files {
          inspection.look()
          for variable in file.variables where variable.isGlobal(classes) {
            inspection.find("\(variable.name) is global", in: file, line: variable.line)
          }
        }
      },
      wrong: Sample("AddItem/AddItemModel.swift", "final class A { static let shared = A() }"),
      Sample("AddItem/AddItemModel.swift", "enum A { static var count = 0 }"),
      Sample("AddItem/AddItemModel.swift", "let queue = RequestSlot()"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "struct A {\n  static let none = A()\n  static var all: [A] { [none] }\n  let slot = B()\n}"
      )),
    LabelRule(
      "The object graph lives on one thread: no isolation, no @unchecked",
      why: "An annotation that the feature doesn't need is noise in every comparison.",
      .no(
        .words(
          "MainActor", "Sendable", "actor", "globalActor", "isolated", "nonisolated",
          "preconcurrency", "unchecked"), in: .all),
      wrong: Sample("AddItem/AddItemModel.swift", "@MainActor final class A {}"),
      Sample("AddItem/AddItemModel.swift", "extension A: @unchecked Sendable {}"),
      right: Sample("AddItem/AddItemModel.swift", "// @MainActor\nfinal class A {}")),
    LabelRule(
      "Nothing is scheduled: no loop, queue, timer, or task",
      why: "Asynchrony is the network's alone, by completion closures, in every version alike.",
      .no(
        .words("DispatchQueue", "RunLoop", "Task", "Thread", "Timer", "async", "await"),
        in: .all),
      wrong: Sample("AddItem/AddItemModel.swift", "func save() async {}"),
      right: Sample("AddItem/AddItemModel.swift", "/// Not async.\nfunc save(task: QueryTask) {}")),
  ]
}

extension Variable {
  /// Whether there is one of it in the program, and it has or refers to state.
  fileprivate func isGlobal(_ classes: Set<String>) -> Bool {
    guard !isComputed else { return false }
    let isStatic = !modifiers.isDisjoint(with: ["static", "class"])
    let isReference = !classes.isDisjoint(with: type.texts + initial.prefix(1).texts)
    return (isStatic || isTopLevel) && (!isConstant || isReference)
  }
}
