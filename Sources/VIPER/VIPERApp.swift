import HeadlessKit
import Items

/// The feature in VIPER: configures what the modules depend on and shows the first of them.
public final class VIPERApp: App {
  package var itemsListWireframe: any ItemsListWireframeProtocol
  private weak var navigationController: NavigationController?

  public init(environment: Environment) {
    let (client, store) = (environment.client, environment.store)
    let wireframe = ItemsListWireframe(client: client, store: store)
    wireframe.detailWireframe = ItemDetailWireframe(client: client)
    wireframe.addItemWireframe = AddItemWireframe(client: client, store: store)
    itemsListWireframe = wireframe
    navigationController = environment.navigationController
  }

  public func start() {
    if let navigationController {
      itemsListWireframe.presentItemsListModule(from: navigationController)
    }
  }
}
