import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking

/// The feature without an architecture: the baseline that the versions are measured against.
package final class DirectApp: App {
  var list: DirectItemsListViewController.Type
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private weak var navigationController: NavigationController?

  package init(environment: Environment, formatsRowsUpFront: Bool = false) {
    list =
      formatsRowsUpFront ? DirectRowsListViewController.self : DirectItemsListViewController.self
    client = environment.client
    store = environment.store
    navigationController = environment.navigationController
  }

  package func start() {
    navigationController?.pushViewController(list.init(client: client, store: store))
  }
}
