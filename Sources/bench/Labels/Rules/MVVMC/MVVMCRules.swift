import SwiftSource

/// What makes it MVVM-C with dependency injection.
enum MVVMCRules {
  static let rules = onScreens + onCoordinators

  static let viewControllers = Files.roles("ViewController")
  static let viewModels = Files.roles("ViewModel", "ViewModelProtocol", "State", "ItemSummary")
  /// The protocols by which view models know their coordinators.
  static let viewModelsCoordinators = Files.roles("CoordinatorProtocol", "RootCoordinator")
  static let coordinators = Files.any(.roles("Coordinator"), .folder("Coordinators"))
  static let factories = Files.folder("Factory")
  static let network = Files.folder("Network")
  static let screenClasses = Names.types(of: viewControllers, .class)
  static let viewModelClasses = Names.types(of: .roles("ViewModel"), .class)
  static let coordinatorClasses = Names.types(of: coordinators, .class)
  static let coordinatorTypes = Names.types(
    of: .any(coordinators, .roles("CoordinatorProtocol", "CoordinatorDelegate")))
  static let factoryTypes = Names.types(of: factories)
  static let data = Names.any(.store, .types(of: network))

  /// Who leads from screen to screen, and who makes what.
  static let onCoordinators: [ArchitectureRule] = [
    .navigation(
      by: "coordinators", in: coordinators,
      why: "A screen that doesn't choose the next screen can be shown anywhere in the app."),
    ArchitectureRule(
      "A coordinator knows only protocols of other objects, and neither the network nor the store",
      why: "A test can replace the factory, which creates all screens and all other coordinators.",
      .no(
        .any(
          screenClasses, viewModelClasses, coordinatorClasses, data, .types(of: factories, .class)),
        in: .any(coordinators, .roles("CoordinatorProtocol", "CoordinatorDelegate"))),
      Sample(
        "ItemDetail/ItemDetailCoordinator", "let viewModel = ItemDetailViewModel(item: item)  // ←",
        "class ItemDetailCoordinator: ProjectCoordinator {}  // ←",
        "let viewModel = factory.makeItemDetailViewModel(item: item)")),
    ArchitectureRule(
      "Only the factory makes coordinators, view models, and view controllers",
      why: "You see in one place what each object receives.",
      .only(factories, make: .any(screenClasses, viewModelClasses, coordinatorClasses)),
      Sample(
        "ItemsList/ItemsListViewController",
        "let next = AddItemViewController(viewModel: viewModel)  // ←",
        "let next = factory.makeAddItemViewController(viewModel: viewModel)")),
    ArchitectureRule(
      "Only the entry makes the factory and the HTTP manager",
      why: "With two factories, objects could receive different stores or HTTP managers.",
      .only(.entry, make: .types(of: .any(factories, network), .class)),
      Sample(
        "AddItem/AddItemViewModel", "let factory = DependencyFactory(store: store)  // ←",
        "let manager: any HTTPManagerProtocol")),
    ArchitectureRule(
      "Each method of the factory makes only one object",
      why: "The coordinator, not the factory, decides which objects belong together.",
      .no("calls", in: factories) { file, _ in
        file.functions.flatMap(\.body).filter { file.text($0).startsWithWord("make") }
      },
      Sample(
        "Factory/DependencyFactory",
        """
        final class DependencyFactory {
          func makeScreen() -> ViewController {
            Screen(viewModel: makeViewModel())  // ←
          }
          func makeViewModel() -> any ViewModel { ItemsListViewModel() }
        }
        """)),
    ArchitectureRule(
      "The factory's protocol names no class of the version",
      why: "A factory in a test can then make mocks instead of real objects.",
      .no(.types(of: .all, .class), in: Files { $0.role == "Factory" }),
      Sample(
        "Factory/Factory",
        """
        protocol Factory {
          func makeScreen(viewModel: AddItemViewModel) -> ViewController  // ←
          func makeViewModel() -> any AddItemViewModelProtocol
        }
        """)),
  ]
}
