import SwiftSource

extension MVCRules {
  /// What the parts are given, and how one screen leads to another.
  static let onAssembly: [ArchitectureRule] = [
    ArchitectureRule(
      "A composer receives its model, and keeps it in a constant of the model's protocol",
      why: "A screen can't be made without its model, so it is never half made.",
      .all(
        .constant("model", ofProtocol: "ModelProtocol", in: viewControllers),
        .no("makes", in: viewControllers) { file, _ in file.makes(["\(file.scene)Model"]) }),
      Sample(
        "AddItem/AddItemViewController",
        "final class A: ViewController {  // ←\n  var model: (any AddItemModelProtocol)?\n}"),
      Sample(
        "AddItem/AddItemViewController",
        """
        final class AddItemViewController: ViewController {
          let model: any AddItemModelProtocol
          init() { model = AddItemModel() }  // ←
        }
        """)),
    ArchitectureRule(
      "Only the token's file calls the shared cell's own functions to register and dequeue it",
      why: "Code without a token could request the cell from a table that doesn't have it.",
      .no("goes around the token by", in: .except(.roles("RegistrationToken"))) { file, _ in
        file.places(of: "dequeue").filter { file.text($0 + 2) == "from" }
          + file.places(of: "register").filter { file.text($0 + 2) == "with" }
      },
      Sample(
        "ItemsList/ItemsListTableViewBinding", "let cell = ItemCell.dequeue(from: tableView)  // ←",
        "let cell = ItemCell.dequeue(having: token)")),
    .navigation(
      by: "navigators", in: navigators,
      why: "Code for all navigation, such as a log, is written only once."),
    ArchitectureRule(
      "The labels of a class's initialiser read as prose: observing, handling, willNotifyTo",
      why: "A label says what a part does with its argument, so you notice exchanged arguments.",
      .every(\.classInitialisers, in: .except(.entry)) { initialiser, _ in
        // A participle with what belongs to it, `willNotifyTo`, or `for`.
        let prose = /([a-z]+ing|will[A-Z][a-z]+To)([A-Z][a-z]+)*|for/
        let other = initialiser.parameters.first {
          $0.label.wholeMatch(of: prose) == nil || $0.label == $0.name
        }
        return other.map { "the label \($0.label) isn't prose" }
      },
      Sample(
        "AddItem/AddItemModel", "final class A { init(client: any Client) {} }  // ←",
        "final class B { init(calling client: any C, willNotifyTo model: any M) {} }")),
  ]
}
