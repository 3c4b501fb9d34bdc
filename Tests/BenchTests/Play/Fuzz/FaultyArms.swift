import HeadlessKit
import Items

@testable import Arms
@testable import Floors
@testable import bench

/// Versions with a defect each, made of the floor.
extension Arm {
  /// Stores each new item twice.
  static let storingTwice = faulty("StoringTwice") { environment in
    DirectApp(environment: environment.with(store: TwiceStore(environment.store)))
  }

  /// Never learns that a delete was done.
  static let deaf = faulty("Deaf") { environment in
    DirectApp(environment: environment.with(client: DeafClient(environment.client)))
  }

  /// Keeps the details that were opened.
  static let keeping = faulty("Keeping") { KeepingApp(environment: $0) }

  private static func faulty(
    _ name: String, _ makeApp: @escaping @Sendable (Environment) -> any App
  ) -> Arm {
    Arm(name, makeApp: makeApp)
  }
}

extension Environment {
  fileprivate func with(
    client: (any ItemsClient)? = nil, store: (any ItemReading & ItemWriting)? = nil
  ) -> Environment {
    Environment(
      client: client ?? self.client, store: store ?? self.store,
      navigationController: navigationController)
  }
}

private final class TwiceStore: ItemReading, ItemWriting {
  private let store: any ItemReading & ItemWriting

  init(_ store: any ItemReading & ItemWriting) {
    self.store = store
  }

  func readAll() throws(StoreError) -> [Item] { try store.readAll() }
  func replaceAll(with items: [Item]) throws(StoreError) { try store.replaceAll(with: items) }
  func removeAll() throws(StoreError) { try store.removeAll() }

  func insert(_ item: Item) throws(StoreError) {
    try store.insert(item)
    try store.insert(item)
  }
}

private final class DeafClient: ItemsClient {
  private let client: any ItemsClient

  init(_ client: any ItemsClient) {
    self.client = client
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    client.fetchItems(completion: completion)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    client.fetchDetail(of: id, completion: completion)
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    client.createItem(newItem, completion: completion)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    client.deleteItems { _ in }
  }
}

private final class KeepingApp: App, NavigationControllerDelegate {
  private let app: DirectApp
  private let navigationController: NavigationController
  private var kept: [ViewController] = []

  init(environment: Environment) {
    app = DirectApp(environment: environment)
    navigationController = environment.navigationController
  }

  func start() {
    navigationController.delegate = self
    app.start()
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    if viewController.title == "Item" { kept.append(viewController) }
  }
}
