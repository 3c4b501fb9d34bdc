import HeadlessKit
import Items

/// The feature in MVVM with coordinators, its dependencies injected by a factory.
public final class MVVMCApp: App {
  private let factory: any Factory
  private let navigationController: NavigationController
  private var coordinator: (any RootCoordinator)?

  public convenience init(environment: Environment) {
    self.init(
      factory: DependencyFactory(
        httpManager: HTTPManager(client: environment.client), store: environment.store),
      navigationController: environment.navigationController)
  }

  package init(factory: any Factory, navigationController: NavigationController) {
    self.factory = factory
    self.navigationController = navigationController
  }

  public func start() {
    let coordinator = factory.makeProjectCoordinator()
    self.coordinator = coordinator
    coordinator.start(navigationController)
  }
}
