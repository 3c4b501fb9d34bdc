import FakeWorld
import HeadlessKit
import Items
import MVC

extension Arm {
  package static let mvc = Arm(
    name: "MVC",
    makeApp: { MVCApp(environment: $0) },
    launchSpied: { world, log in
      let list = EdgeCallers.Request(sender: "ItemsListRepository", canceller: "ItemsListModel")
      let writable = "WritableItemsRepository"
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: list,
          fetchDetail: .init(sender: "ItemDetailRepository", canceller: "ItemDetailModel"),
          createItem: .init(sender: "AddItemRepository", canceller: "AddItemModel"),
          deleteItems: list, readAll: "ReadableItemsRepository", replaceAll: writable,
          insert: writable, removeAll: writable, push: [:], otherwise: "Navigator",
          pop: "ReverseNavigator")
      ) { makeSpiedApp(environment: $0, log) }
      let root = world.navigationController.viewControllers.first as? ItemsListViewController
      SpyItemsListTableViewBindingDelegate.install(in: root?.tableViewBinding, log)
    },
    composers: [
      "ItemsListTableViewBinding": "ItemsListViewController",
      "ItemsListStatusViewBinding": "ItemsListViewController",
      "ItemsListStatusController": "ItemsListViewController",
      "ItemsListRefreshViewBinding": "ItemsListViewController",
      "ItemsListRefreshController": "ItemsListViewController",
      "ItemsListActionsViewBinding": "ItemsListViewController",
      "ItemsListActionsController": "ItemsListViewController",
      "ItemsListNavigationViewBinding": "ItemsListViewController",
      "ItemsListSelectionController": "ItemsListViewController",
      "ItemDetailViewBinding": "ItemDetailViewController",
      "ItemDetailController": "ItemDetailViewController",
      "AddItemViewBinding": "AddItemViewController",
      "AddItemNavigationViewBinding": "AddItemViewController",
      "AddItemController": "AddItemViewController",
    ],
    handlers: [
      "ItemsListModel.didChange": [
        "ItemsListTableViewBinding.show(_:)", "ItemsListStatusViewBinding.show(_:)",
        "ItemsListRefreshViewBinding.show(_:)", "ItemsListActionsViewBinding.show(_:)",
      ],
      "ItemsListNavigationModel.didChange": ["ItemsListNavigationViewBinding.navigate(to:)"],
      "ItemDetailModel.didChange": ["ItemDetailViewBinding.show(_:)"],
      "AddItemModel.didChange": [
        "AddItemViewBinding.show(_:)", "AddItemNavigationViewBinding.navigate(after:)",
      ],
    ])

  /// The same parts as in production wiring, with a spy in front of each.
  private static func makeSpiedApp(
    environment: Environment, _ log: MessageLog
  ) -> any App {
    let store = environment.store
    let writable = WritableItemsRepository(writing: store)
    let model = ItemsListModel(
      startingWith: .initial,
      fetchingVia: SpyItemsListRepository(ItemsListRepository(calling: environment.client), log),
      reading: SpyReadableItemsRepository(ReadableItemsRepository(reading: store), log),
      writing: SpyWritableItemsRepository(writable, log, from: "ItemsListModel"))
    return MVCApp(
      representing: model,
      leadingBy: ItemsListNavigationModel(startingWith: .initial, selectingFrom: model),
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
