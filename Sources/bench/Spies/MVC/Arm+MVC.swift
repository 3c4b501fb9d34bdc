import MVC
import Shared

extension Arm {
  static let mvc = Arm(
    name: "MVC",
    makeApp: { MVCApp(environment: $0) },
    launchSpied: { world, log in
      let list = "ItemsListRepository"
      let writable = "WritableItemsRepository"
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: list, fetchDetail: "ItemDetailRepository",
          createItem: "AddItemRepository", deleteItems: list,
          readAll: "ReadableItemsRepository", replaceAll: writable, insert: writable,
          removeAll: writable, push: [:], otherwise: "Navigator", pop: "ReverseNavigator")
      ) { makeSpiedApp(environment: $0, log) }
      let root = world.navigationController.viewControllers.first as? ItemsListViewController
      SpyItemsListViewBindingDelegate.install(in: root?.viewBinding, log)
    },
    composers: [
      "ItemsListViewBinding": "ItemsListViewController",
      "ItemsListController": "ItemsListViewController",
      "ItemDetailViewBinding": "ItemDetailViewController",
      "ItemDetailController": "ItemDetailViewController",
      "AddItemController": "AddItemViewController",
    ])

  /// The same parts as in production wiring, with a spy in front of each.
  private static func makeSpiedApp(
    environment: Environment, _ log: MessageLog
  ) -> any App {
    let store = environment.store
    let writable = WritableItemsRepository(writing: store)
    return MVCApp(
      representing: ItemsListModel(
        startingWith: .initial,
        fetchingVia: SpyItemsListRepository(ItemsListRepository(calling: environment.client), log),
        reading: SpyReadableItemsRepository(ReadableItemsRepository(reading: store), log),
        writing: SpyWritableItemsRepository(writable, log, from: "ItemsListModel")),
      navigatingBy: SpyNavigator(
        Navigator(for: environment.navigationController), log, from: "MVCApp"),
      holding: Bag(
        detailRepository: SpyItemDetailRepository(
          ItemDetailRepository(calling: environment.client), log),
        addItemRepository: SpyAddItemRepository(
          AddItemRepository(calling: environment.client), log),
        writableRepository: SpyWritableItemsRepository(writable, log, from: "AddItemModel"),
        reverseNavigator: SpyReverseNavigator(
          ReverseNavigator(for: environment.navigationController), log)))
  }
}
