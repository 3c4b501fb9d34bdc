import SwiftSource

extension MVVMCRules {
  /// Who leads from screen to screen.
  static let onCoordinators: [LabelRule] = [
    LabelRule(
      "Only coordinators push and pop",
      why: "Where to go next is a decision of its own, and a screen fits wherever it is led to.",
      .only(coordinators, use: .navigation),
      wrong: Sample(
        "AddItem/AddItemViewModel.swift", "func done() { navigationController.popViewController() }"
      ),
      right: Sample(
        "AddItem/AddItemViewModel.swift",
        "func done() { coordinator.finish() }  // .popViewController()")),
    LabelRule(
      "A coordinator holds stack, screens, view models, parent, and delegate weakly",
      why: "The stack owns the screens; a coordinator that did would keep those that were left.",
      .weak(
        .any(
          .stack, .shared("ViewController"),
          .types(of: .roles("ViewModelProtocol"), "view model protocols"),
          .types(of: .roles("AbstractCoordinator", "CoordinatorDelegate"), "whom it reports to")),
        in: coordinators),
      wrong: Sample(
        "AddItem/AddItemCoordinator.swift",
        "final class A { private var parent: (any AbstractCoordinator)? }"),
      Sample(
        "AddItem/AddItemCoordinator.swift",
        "final class A { private let delegate: any AddItemCoordinatorDelegate }"),
      Sample(
        "Coordinators/ProjectCoordinator.swift", "final class A { var top: ViewController? }"),
      right: Sample(
        "AddItem/AddItemCoordinator.swift",
        "final class A { private weak var parent: (any AbstractCoordinator)? }")),
    LabelRule(
      "A coordinator knows the factory's protocol, and of what it makes protocols only",
      why: "A test replaces the factory and has replaced every screen.",
      .no(
        .any(
          screenClasses, viewModelClasses, networkTypes, .client, .store,
          .classes(of: factories, "the factory")),
        in: coordinating),
      wrong: Sample(
        "ItemDetail/ItemDetailCoordinator.swift", "let viewModel = ItemDetailViewModel(item: item)"),
      right: Sample(
        "ItemDetail/ItemDetailCoordinator.swift",
        "let viewModel = factory.makeItemDetailViewModel(item: item)  // ItemDetailViewModel")),
    LabelRule(
      "A coordinator knows no other coordinator's class",
      why: "A flow can be put in another's place.",
      .no(.classes(of: coordinators, "coordinators"), in: coordinators),
      wrong: Sample(
        "Coordinators/ProjectCoordinator.swift", "run(AddItemCoordinator(parent: self))"),
      right: Sample(
        "Coordinators/ProjectCoordinator.swift",
        "run(factory.makeAddItemCoordinator(parent: self))  // AddItemCoordinator")),
    LabelRule(
      "Coordinators are protocols, not base classes",
      why: "A base class would decide for every flow how it is led.",
      Check { inspection in
        let classes = Names.classes(of: .all, "the version").resolve(in: &inspection)
        for file in inspection.version.files {
          for type in file.types where type.kind == .class {
            inspection.expect(
              classes.isDisjoint(with: type.inherited),
              "\(type.name) inherits from a class of the version", in: file, line: type.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemCoordinator.swift", "class AddItemCoordinator: ProjectCoordinator {}"),
      right: Sample(
        "AddItem/AddItemCoordinator.swift",
        "class AddItemCoordinator: ChildCoordinator {}  // : ProjectCoordinator")),
  ]
}
