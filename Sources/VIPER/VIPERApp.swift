import HeadlessKit
import ItemsApp
import ItemsNetworking

/// The feature in VIPER: connects the wireframes and presents the first module.
public final class VIPERApp: App {
  private let itemsListWireframe: any ItemsListWireframeProtocol
  private weak var navigationController: NavigationController?

  public convenience init(environment: Environment) {
    let wireframe = ItemsListWireframe(client: environment.client, store: environment.store)
    wireframe.itemDetailWireframe = ItemDetailWireframe(client: environment.client)
    wireframe.addItemWireframe = AddItemWireframe(
      client: environment.client, store: environment.store)
    self.init(
      itemsListWireframe: wireframe, navigationController: environment.navigationController)
  }

  package init(
    itemsListWireframe: any ItemsListWireframeProtocol, navigationController: NavigationController
  ) {
    self.itemsListWireframe = itemsListWireframe
    self.navigationController = navigationController
  }

  public func start() {
    guard let navigationController else { return }
    itemsListWireframe.presentItemsListModule(from: navigationController)
  }
}
