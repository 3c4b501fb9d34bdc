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
}
