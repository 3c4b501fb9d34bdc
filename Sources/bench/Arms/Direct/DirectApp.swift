import HeadlessKit
import Items

/// The feature without an architecture: the floor that the versions are measured against.
final class DirectApp: App {
  private let list: DirectItemsListViewController.Type
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private weak var navigationController: NavigationController?

  init(
    environment: Environment,
    list: DirectItemsListViewController.Type = DirectItemsListViewController.self
  ) {
    self.list = list
    client = environment.client
    store = environment.store
    navigationController = environment.navigationController
  }

  func start() {
    navigationController?.pushViewController(list.init(client: client, store: store))
  }
}
