import SwiftSource

extension MVVMCRules {
  /// Who makes what, and what it is given.
  static let onInjection: [LabelRule] = [
    LabelRule(
      "Only the factory makes coordinators, view models, and view controllers",
      why: "What is injected is read in one place, and replaced in one place.",
      .only(
        factories,
        make: .any(
          screenClasses, viewModelClasses, .classes(of: coordinators, "coordinators"))),
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift", "let next = AddItemViewController(viewModel: x)"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift",
        "final class AddItemViewController {}  // AddItemViewController()")),
    LabelRule(
      "No make-method calls another",
      why: "Each makes one thing, so that what belongs together is the coordinator's to say.",
      .each(factories) { file, inspection in
        for method in file.functions where method.name.startsWithWord("make") {
          inspection.look()
          for word in file.words[method.body]
          where word.kind == .identifier && word.text.startsWithWord("make") {
            inspection.find("\(method.name) calls \(word.text)", in: file, line: word.line)
          }
        }
      },
      wrong: Sample(
        "Factory/DependencyFactory.swift",
        """
        final class DependencyFactory {
          func makeScreen() -> ViewController {
            Screen(viewModel: makeViewModel())  // ←
          }
        }
        """),
      right: Sample(
        "Factory/DependencyFactory.swift",
        """
        final class DependencyFactory {
          func makeScreen(viewModel: any VM) -> ViewController { Screen(viewModel: viewModel) }
          func makeViewModel() -> any VM { VM() }  // makeScreen()
        }
        """)),
    LabelRule(
      "The factory's protocol names no class of the version",
      why: "Whatever it makes can be another's work.",
      .no(.classes(of: .all, "the version"), in: .roles("Factory")),
      wrong: Sample(
        "Factory/Factory.swift",
        "protocol Factory { func makeScreen(viewModel: AddItemViewModel) -> ViewController }"),
      right: Sample(
        "Factory/Factory.swift",
        "protocol Factory { func makeViewModel() -> any AddItemViewModelProtocol }")),
    LabelRule(
      "Only the entry makes the factory and the HTTP manager",
      why: "One object holds each dependency; a second one would hold others.",
      .only(.entry, make: .classes(of: .any(factories, .folder("Network")), "the factory")),
      wrong: Sample(
        "AddItem/AddItemViewModel.swift", "let factory = DependencyFactory(store: store)"),
      right: Sample("AddItem/AddItemViewModel.swift", "// DependencyFactory(store: store)")),
    LabelRule(
      "Only the HTTP manager calls the client",
      why: "Every request passes one object, which a mock can stand in for.",
      .only(.any(.folder("Network"), .entry), name: .client),
      wrong: Sample("AddItem/AddItemViewModel.swift", "let client: any ItemsClient"),
      right: Sample(
        "AddItem/AddItemViewModel.swift", "let client = \"ItemsClient\"  // ItemsClient")),
  ]
}
