import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking

/// The feature in VIPER-S: has the first module made, and pushes its scene.
public final class VIPERSApp: App {
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private weak var navigationController: NavigationController?

  public init(environment: Environment) {
    client = environment.client
    store = environment.store
    navigationController = environment.navigationController
  }

  public func start() {
    navigationController?.pushViewController(
      ItemsListNavigator.makeModule(client: client, store: store))
  }
}
