import Reading
import Suites
import SwiftSource

extension MVCRules {
  /// Who connects the parts and leads to the next.
  static let onComposing: [LabelRule] = [
    LabelRule(
      "Only the token's file uses the shared cell's own two functions",
      why: "Around the token, a table could be asked for cells that it doesn't make.",
      .each(.all) { file, inspection in
        inspection.look()
        guard file.name != "ItemsListRegistrationToken" else { return }
        for (name, label) in [("dequeue", "from"), ("register", "with")] {
          for index in file.names[name] ?? [] where file.text(index + 2) == label {
            inspection.find("goes around the token", in: file, line: file.words[index].line)
          }
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListTableViewBinding.swift",
        "let cell = ItemCell.dequeue(from: tableView)"),
      right: Sample(
        "ItemsList/ItemsListTableViewBinding.swift",
        "let cell = ItemCell.dequeue(andMustHave: token)  // dequeue(from: tableView)")),
    LabelRule(
      "A composer makes binding and controller in loadView, and nobody else makes them",
      why: "The triad is connected in one place, where its view is made.", composing,
      wrong: Sample(
        "ItemDetail/ItemDetailViewController.swift",
        """
        final class ItemDetailViewController: ViewController {
          override func loadView() {
            binding = ItemDetailViewBinding(observing: model, handling: view)
          }
          override func viewDidLoad() {
            controller = ItemDetailController(observing: view, willNotifyTo: model)  // ←
          }
        }
        """),
      Sample("AddItem/AddItemModel.swift", "let binding = AddItemViewBinding(observing: self)"),
      right: Sample(
        "ItemDetail/ItemDetailViewController.swift",
        """
        final class ItemDetailViewController: ViewController {
          override func loadView() {
            controller = ItemDetailController(observing: view, willNotifyTo: model)
            binding = ItemDetailViewBinding(observing: model, handling: view)
          }
          // ItemDetailController(observing: view, willNotifyTo: model)
        }
        """)),
    LabelRule(
      "A composer is handed its model, which it can't do without, and doesn't make it",
      why: "A screen that demands its model can't be shown half made.",
      .each(.roles("ViewController")) { file, inspection in
        let scene = file.place.scene
        let model = file.variables.first { $0.isStored && $0.name == "model" }
        inspection.expect(
          model?.isConstant == true && model?.type.texts == ["any", "\(scene)ModelProtocol"],
          "has no model as a constant of its protocol", in: file, line: model?.line ?? 0)
        for index in file.makes(["\(scene)Model"]) {
          inspection.find("makes its own model", in: file, line: file.words[index].line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemViewController.swift",
        """
        final class AddItemViewController: ViewController {
          var model: (any AddItemModelProtocol)?  // ←
        }
        """),
      Sample(
        "AddItem/AddItemViewController.swift",
        """
        final class AddItemViewController: ViewController {
          let model: any AddItemModelProtocol
          init() { model = AddItemModel() }  // ←
        }
        """),
      right: Sample(
        "AddItem/AddItemViewController.swift",
        """
        final class AddItemViewController: ViewController {
          let model: any AddItemModelProtocol  // AddItemModel()
        }
        """)),
    LabelRule(
      "Only navigators push and pop",
      why: "What all navigation has in common, a log for one, is written once.",
      .only(.folder("Navigation"), use: .navigation),
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift", "navigationController?.pushViewController(next)"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift",
        "navigator.navigate(to: next)  // navigationController.pushViewController(next)")),
    LabelRule(
      "Navigators hold the navigation controller weakly",
      why: "The stack holds the screens, which hold their navigator: the way back is no ownership.",
      .weak(.stack),
      wrong: Sample(
        "Navigation/Navigator.swift",
        "final class Navigator { private var stack: NavigationController? }"),
      right: Sample(
        "Navigation/Navigator.swift",
        "final class Navigator { private weak var stack: NavigationController? }")),
    LabelRule(
      "A class's initialiser reads as prose: observing, handling, willNotifyTo",
      why: "A label says which way each part looks; swapped roles look wrong on the page.",
      .each(.except(.entry)) { file, inspection in
        for initialiser in file.functions
        where initialiser.name == "init" && initialiser.owner.kind == .class {
          for parameter in initialiser.parameters {
            inspection.expect(
              parameter.label.isProse && parameter.label != parameter.name,
              "\(parameter.label) is no prose", in: file, line: initialiser.line)
          }
        }
      },
      wrong: Sample("AddItem/AddItemModel.swift", "final class A { init(client: any Client) {} }"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "final class A { init(calling client: any C, willNotifyTo model: any M) {} }")),
  ]

  private static let composing = Check { inspection in
    let watchers = watchers.resolve(in: &inspection)
    for file in inspection.version.files {
      let loading = file.functions.filter { $0.name == "loadView" }.map(\.body)
      for index in file.makes(watchers) {
        inspection.expect(
          loading.contains { $0.contains(index) }, "makes \(file.text(index)) outside loadView",
          in: file, line: file.words[index].line)
      }
      guard Files.roles("ViewController").contains(file) else { continue }
      let made = Set(file.makes(watchers).map(file.text))
      let scene = file.place.scene
      for part in watchers where part.hasPrefix(scene) {
        inspection.expect(made.contains(part), "doesn't make \(part)", in: file, line: 0)
      }
    }
  }
}

extension String {
  /// Whether a label is a participle with what belongs to it, `willNotifyTo`, or `for`.
  fileprivate var isProse: Bool {
    wholeMatch(of: /([a-z]+ing|will[A-Z][a-z]+To)([A-Z][a-z]+)?|for/) != nil
  }
}
