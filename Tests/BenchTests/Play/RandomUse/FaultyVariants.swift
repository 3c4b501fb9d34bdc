import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking

@testable import Baselines
@testable import Stopwatch

/// Versions with a bug each, made of the baseline.
extension Variant {
  /// Stores each new item twice.
  static let storingTwice = storing("StoringTwice") { store, item throws(StoreError) in
    try store.insert(item)
    try store.insert(item)
  }

  /// Reads the store after each new item.
  static let reading = storing("Reading") { store, item throws(StoreError) in
    try store.insert(item)
    _ = try store.readAll()
  }

  /// Keeps the screens that were opened.
  static let keeping = Variant("Keeping") { environment in
    let app = DirectApp(environment: environment)
    app.list = KeepingList.self
    return app
  }

  private static func storing(_ name: String, _ insert: @escaping FaultyStore.Inserting) -> Variant
  {
    Variant(name) {
      var environment = $0
      environment.store = FaultyStore(environment.store, inserting: insert)
      return DirectApp(environment: environment)
    }
  }
}

private final class FaultyStore: ItemReading, ItemWriting {
  typealias Store = any ItemReading & ItemWriting
  typealias Inserting = @Sendable (Store, Item) throws(StoreError) -> Void

  private let store: Store
  private let inserting: Inserting

  init(_ store: Store, inserting: @escaping Inserting) {
    (self.store, self.inserting) = (store, inserting)
  }

  func readAll() throws(StoreError) -> [Item] { try store.readAll() }
  func replaceAll(with items: [Item]) throws(StoreError) { try store.replaceAll(with: items) }
  func removeAll() throws(StoreError) { try store.removeAll() }
  func insert(_ item: Item) throws(StoreError) { try inserting(store, item) }
}

private final class KeepingList: DirectItemsListViewController {
  private var kept: [ViewController] = []

  override func viewDidDisappear() {
    super.viewDidDisappear()
    guard let top = navigationController?.topViewController, top !== self else { return }
    kept.append(top)
  }
}
