import HeadlessKit
import ItemsApp
import ItemsNetworking

/// Starts the feature in MVVM with coordinators, whose dependencies a factory injects.
public final class MVVMCApp: App {
  private let coordinator: any AbstractCoordinator
  private weak var navigationController: NavigationController?

  public convenience init(environment: Environment) {
    let factory = DependencyFactory(
      httpManager: HTTPManager(client: environment.client), store: environment.store)
    self.init(
      coordinator: factory.makeProjectCoordinator(),
      navigationController: environment.navigationController)
  }

  package init(coordinator: any AbstractCoordinator, navigationController: NavigationController) {
    self.coordinator = coordinator
    self.navigationController = navigationController
  }

  public func start() {
    if let navigationController { coordinator.start(navigationController) }
  }
}
