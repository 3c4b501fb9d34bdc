import HeadlessKit
import ItemsApp
import ItemsNetworking

/// The smallest app there can be: a list that loads once, and stays until the reply has come.
final class TinyApp: App {
  let client: any ItemsClient
  let navigation: NavigationController

  init(environment: Environment) {
    client = environment.client
    navigation = environment.navigationController
  }

  func start() {
    navigation.pushViewController(TinyScreen(client: client))
  }
}

/// Shows how many items there are.
final class TinyScreen: ViewController {
  private let client: any ItemsClient
  private let label = Label("?")

  init(client: any ItemsClient) {
    self.client = client
    super.init()
    title = "Tiny"
  }

  override func loadView() {
    label.accessibilityIdentifier = "tiny.count"
    view = label
  }

  override func viewDidLoad() {
    _ = client.fetchItems { [weak self] result in
      self?.label.text = (try? "\(result.get().count)") ?? "failed"
    }
  }
}
