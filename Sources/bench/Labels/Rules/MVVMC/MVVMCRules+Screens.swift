import SwiftSource

extension MVVMCRules {
  /// What view controllers and view models may know.
  static let onScreens: [ArchitectureRule] = [
    ArchitectureRule(
      "A view controller knows its view model's protocol, and no coordinator, factory, or store",
      why: "A view controller can then show the state of any view model, such as one from a test.",
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
      why: "You can then test the texts without a screen."
    ),
    ArchitectureRule(
      "A view model, its state, and its protocols use no factory, screen, or type of HeadlessKit",
      why: "You can test a view model without a screen.",
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
      "A state is a struct or an enum, never a class",
      why: "A test can record a view model's states, and no recorded state changes afterwards.",
      .every(\.declarations, in: .roles("State", "ItemSummary")) { type, _ in
        [.struct, .enum, .extension].contains(type.kind) ? nil : "\(type.name) is a \(type.kind)"
      },
      Sample(
        "AddItem/AddItemState", "final class AddItemState {}  // ←",
        "struct EditState { enum Work {} }")),
    ArchitectureRule(
      "A view model's reference to its coordinator is weak",
      why: "Otherwise a screen that the user has left could keep its coordinator alive.",
      .weak(coordinatorTypes, in: .roles("ViewModel")),
      Sample(
        "AddItem/AddItemViewModel",
        "final class A { let coordinator: any AddItemCoordinatorProtocol }  // ←",
        "final class B { weak var coordinator: (any AddItemCoordinatorProtocol)? }")),
    ArchitectureRule(
      "A coordinator keeps no view model",
      why: "A coordinator passes the view model to the screen, which then owns the view model.",
      .every(\.storedProperties, .types(of: .roles("ViewModelProtocol")), in: coordinators) {
        property, scope in
        scope.names.isDisjoint(with: property.type.texts) ? nil : "\(property.name) is kept"
      },
      Sample(
        "AddItem/AddItemCoordinator",
        "final class A { weak var viewModel: (any AddItemViewModelProtocol)? }  // ←",
        "final class B { weak var viewController: ViewController? }")),
    .data(
      "Only the HTTP manager uses the client", .client,
      in: network, passing: .entry, at: "MVVMCApp",
      why: "All requests go through one object, which a test can replace by a mock."),
  ]
}
