import SwiftSource

extension EveryVersion {
  /// What was free and is decided alike; docs/DECISIONS.md has the rest.
  static let onDecisions: [LabelRule] = [
    LabelRule(
      "Only the shared cell is dequeued, by its own function",
      why:
        "A foreign cell is a mistake in code that no user and no reply causes; each version would meet it in its own way.",
      .no(.words("dequeueReusableCell", "forCellReuseIdentifier"), in: .all),
      wrong: Sample(
        "ItemsList/ItemsListScene.swift",
        "let cell = tableView.dequeueReusableCell(withIdentifier: \"ItemCell\")"),
      right: Sample(
        "ItemsList/ItemsListScene.swift",
        "let cell = ItemCell.dequeue(from: tableView)  // not dequeueReusableCell")),
    LabelRule(
      "A root view is made when it is first needed",
      why: "A screen that nobody has seen costs no views, in any version.",
      .each(.all) { file, inspection in
        for property in file.variables where property.name == "rootView" && property.owner != nil {
          inspection.expect(
            property.modifiers.isSuperset(of: ["private", "lazy"]),
            "rootView isn't private and lazy", in: file, line: property.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemScene.swift",
        "final class A: ViewController {\n  private let rootView = AddItemView()  // ←\n}"),
      right: Sample(
        "AddItem/AddItemScene.swift",
        """
        final class A: ViewController {
          // let rootView = AddItemView()
          private lazy var rootView = AddItemView()
          override func loadView() { view = rootView }
        }
        """)),
    LabelRule(
      "Whoever keeps the navigation controller keeps it weakly",
      why: "The window owns the stack, and the stack the screens: the way back is no ownership.",
      .weak(.shared("NavigationController")),
      wrong: Sample(
        "AddItem/AddItemRole.swift",
        "final class A {\n  let navigationController: NavigationController  // ←\n}"),
      right: Sample(
        "AddItem/AddItemRole.swift",
        """
        final class A {
          private weak var navigationController: NavigationController?
          init(_ navigationController: NavigationController) {
            self.navigationController = navigationController
          }
        }
        """)),
  ]
}
