import SwiftSource

extension MVCRules {
  /// What the parts are given, and how one screen leads to another.
  static let onAssembly: [ArchitectureRule] = [
    ArchitectureRule(
      "A view controller's initialiser receives the model, and keeps the model in a constant",
      why: "No view controller can then exist without its model.",
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
      "Registering a cell returns a token, and only code with this token dequeues the cell",
      why: "The token proves that a cell was registered before it is dequeued.",
      .no("goes around the token by", in: .except(.roles("RegistrationToken"))) { file, _ in
        file.places(of: "dequeue").filter { file.text($0 + 2) == "from" }
          + file.places(of: "register").filter { file.text($0 + 2) == "with" }
      },
      Sample(
        "ItemsList/ItemsListTableViewBinding", "let cell = ItemCell.dequeue(from: tableView)  // ←",
        "let cell = ItemCell.dequeue(having: token)")),
    .navigation(
      by: "navigators", in: navigators,
      why: "You can then add a log of all navigation in one place."),
    ArchitectureRule(
      "Labels of initialisers, such as observing and willNotifyTo, say what each argument is for",
      why: "If two arguments are exchanged, you notice the mistake by their labels.",
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
