import HeadlessKit
import ItemsApp

/// Shows a screen with nothing on it.
final class EmptyApp: App {
  private let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  func start() {
    environment.navigationController.pushViewController(ViewController())
  }
}
