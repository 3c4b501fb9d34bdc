import HeadlessKit
import ItemsApp
import ItemsNetworking

/// Configures the list's scene and shows it first.
public final class CleanSwiftApp: App {
  private let configurator: any Configurator<ItemsListViewController>
  private weak var navigationController: NavigationController?

  public convenience init(environment: Environment) {
    let initializer = ItemsWorkersInitializer(
      client: environment.client, store: environment.store)
    self.init(
      configurator: ItemsListConfigurator(
        initializer: initializer,
        itemDetailConfigurator: ItemDetailConfigurator(initializer: initializer),
        addItemConfigurator: AddItemConfigurator(initializer: initializer)),
      navigationController: environment.navigationController)
  }

  package init(
    configurator: any Configurator<ItemsListViewController>,
    navigationController: NavigationController
  ) {
    self.configurator = configurator
    self.navigationController = navigationController
  }

  public func start() {
    let viewController = ItemsListViewController()
    configurator.configure(viewController: viewController)
    navigationController?.pushViewController(viewController)
  }
}
