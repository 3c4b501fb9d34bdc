import HeadlessKit
import Items

/// The feature without an architecture: the floor that the versions are measured against.
final class DirectApp: App {
  private let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  func start() {
    environment.navigationController.pushViewController(
      DirectItemsListViewController(client: environment.client, store: environment.store))
  }
}
