import HeadlessKit
import Items
import ItemsNetworking

/// Makes the list's module and navigates from it to the other two.
final class ItemsListNavigator: Navigator {
  private let client: any ItemsClient
  private let store: any ItemWriting

  init(with scene: ViewController, client: any ItemsClient, store: any ItemWriting) {
    self.client = client
    self.store = store
    super.init(with: scene)
  }

  static func makeModule(
    client: any ItemsClient, store: any ItemReading & ItemWriting
  ) -> ItemsListScene {
    let scene = ItemsListScene()
    let director = ItemsListDirector()
    let worker = ItemsListWorker(client: client, store: store)
    let navigator = ItemsListNavigator(with: scene, client: client, store: store)

    scene.eventsHandler = director
    director.ui = scene
    director.dataManager = worker
    director.navigator = navigator
    worker.presenter = director

    return scene
  }
}

extension ItemsListNavigator: ItemsList_Navigate {
  func gotoDetail(for item: Item) {
    push(ItemDetailNavigator.makeModule(with: item, client: client))
  }

  func gotoAddItem(with delegate: any AddItem_Delegate) {
    push(AddItemNavigator.makeModule(with: delegate, client: client, store: store))
  }
}
