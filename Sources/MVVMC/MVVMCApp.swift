import HeadlessKit
import ItemsApp
import ItemsNetworking

/// The feature in MVVM with coordinators, its dependencies injected by a factory.
public final class MVVMCApp: App {
  private let coordinator: any RootCoordinator
  private weak var navigationController: NavigationController?

  public convenience init(environment: Environment) {
    let factory = DependencyFactory(
      httpManager: HTTPManager(client: environment.client), store: environment.store)
    self.init(
      coordinator: factory.makeProjectCoordinator(),
      navigationController: environment.navigationController)
  }

  package init(coordinator: any RootCoordinator, navigationController: NavigationController) {
    self.coordinator = coordinator
    self.navigationController = navigationController
  }

  public func start() {
    if let navigationController { coordinator.start(navigationController) }
  }
}
