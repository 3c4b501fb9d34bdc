import SwiftSource

extension MVVMCRules {
  /// What view controllers and view models may know.
  static let onScreens: [ArchitectureRule] = [
    ArchitectureRule(
      "A view controller knows its view model's protocol, and no coordinator, factory, or store",
      why: "It can show the state of any object that conforms to this protocol.",
      .all(
        .constant("viewModel", ofProtocol: "ViewModelProtocol", in: viewControllers),
        .no(
          .any(coordinatorTypes, factoryTypes, viewModelClasses, data, .shared("TitleValidation")),
          in: viewControllers)),
      Sample(
        "AddItem/AddItemViewController", "final class A { var viewModel: AddItemViewModel? }  // ←"),
      Sample(
        "AddItem/AddItemViewController",
        """
        final class A {
          let viewModel: any AddItemViewModelProtocol
          let coordinator: any AddItemCoordinatorProtocol  // ←
        }
        """)),
    .formatting(
      by: "view models", in: viewModels,
      why: "Tests can then compare the text in values, and need no screen."
    ),
    ArchitectureRule(
      "A view model, its state, and its coordinator's protocol name no factory, screen, or HeadlessKit",
      why: "You can test a view model without a screen, and any screen can show its state.",
      .no(
        .any(.userInterface, factoryTypes, screenClasses),
        in: .any(viewModels, viewModelsCoordinators)),
      Sample(
        "ItemsList/ItemsListViewModel", "var table: TableView?  // ←",
        "private let store: any ItemReading"),
      Sample("ItemsList/ItemsListState", "let factory: any Factory  // ←"),
      Sample(
        "AddItem/AddItemCoordinatorProtocol",
        """
        protocol AddItemCoordinatorProtocol: AnyObject {
          func start(_ navigationController: NavigationController)  // ←
          func didLeave()
        }
        """)),
    ArchitectureRule(
      "A state is a value: structs and enums only",
      why: "A test can keep all states of a view model, and compare them.",
      .every(\.declarations, in: .roles("State", "ItemSummary")) { type, _ in
        [.struct, .enum, .extension].contains(type.kind) ? nil : "\(type.name) is a \(type.kind)"
      },
      Sample(
        "AddItem/AddItemState", "final class AddItemState {}  // ←",
        "struct EditState { enum Work {} }")),
    ArchitectureRule(
      "A view model holds its coordinator weakly",
      why:
        "A parent owns its child coordinators, so a screen that was left must not keep one alive.",
      .weak(coordinatorTypes, in: .roles("ViewModel")),
      Sample(
        "AddItem/AddItemViewModel",
        "final class A { let coordinator: any AddItemCoordinatorProtocol }  // ←",
        "final class B { weak var coordinator: (any AddItemCoordinatorProtocol)? }")),
    ArchitectureRule(
      "A coordinator keeps no view model",
      why: "It passes the view model to the screen, and only the screen owns it.",
      .every(\.storedProperties, .types(of: .roles("ViewModelProtocol")), in: coordinators) {
        property, scope in
        scope.names.isDisjoint(with: property.type.texts) ? nil : "\(property.name) is kept"
      },
      Sample(
        "AddItem/AddItemCoordinator",
        "final class A { weak var viewModel: (any AddItemViewModelProtocol)? }  // ←",
        "final class B { weak var viewController: ViewController? }")),
    .data(
      "Only the HTTP manager uses the client, which the entry passes to it", .client,
      in: network, passing: .entry, at: "MVVMCApp",
      why: "Every request goes through one object, which a mock can replace."),
  ]
}
