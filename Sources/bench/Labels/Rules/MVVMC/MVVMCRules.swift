/// What makes it MVVM-C with dependency injection.
enum MVVMCRules {
  static let rules = onScreens + onCoordinators + onInjection

  static let coordinators = Files.any(.roles("Coordinator"), .folder("Coordinators"))
  static let coordinating = Files.any(
    coordinators, .roles("CoordinatorProtocol", "CoordinatorDelegate"))
  static let factories = Files.folder("Factory")
  static let viewModels = Files.any(
    .roles("ViewModel", "ViewModelProtocol", "State"), summary)
  static let summary = Files.roles("ItemSummary")
  static let viewControllers = Files.roles("ViewController")
  static let coordinatorTypes = Names.types(of: coordinating, "coordinators")
  static let factoryTypes = Names.types(of: factories, "the factory")
  static let screenClasses = Names.classes(of: viewControllers, "view controllers")
  static let viewModelClasses = Names.classes(of: .roles("ViewModel"), "view models")
  static let networkTypes = Names.types(of: .folder("Network"), "the network")
}
