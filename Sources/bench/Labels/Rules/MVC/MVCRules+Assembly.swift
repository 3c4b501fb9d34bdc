import SwiftSource

extension MVCRules {
  /// What the parts are given, and how one screen leads to another.
  static let onAssembly: [ArchitectureRule] = [
    ArchitectureRule(
      "A composer receives its model, a constant of the model's protocol",
      why: "A screen that requires its model can't be shown half made.",
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
      "Only the token's file uses the shared cell's own two functions",
      why: "Without the token, a table can be asked for cells that it doesn't make.",
      .no("goes around the token by", in: .except(.roles("RegistrationToken"))) { file, _ in
        file.places(of: "dequeue").filter { file.text($0 + 2) == "from" }
          + file.places(of: "register").filter { file.text($0 + 2) == "with" }
      },
      Sample(
        "ItemsList/ItemsListTableViewBinding", "let cell = ItemCell.dequeue(from: tableView)  // ←",
        "let cell = ItemCell.dequeue(having: token)")),
    .navigation(
      by: "navigators", in: navigators,
      why: "What all navigation has in common, such as a log, is written once."),
    ArchitectureRule(
      "The labels of a class's initialiser read as prose: observing, handling, willNotifyTo",
      why: "A label says what a part does with its argument, so that exchanged roles look wrong.",
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
