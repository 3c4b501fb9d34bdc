import Items
import ItemsNetworking

/// Makes the detail's module, which opens no other screen.
final class ItemDetailNavigator: Navigator {
  static func makeModule(with item: Item, client: any ItemsClient) -> ItemDetailScene {
    let scene = ItemDetailScene()
    let director = ItemDetailDirector(item: item)
    let worker = ItemDetailWorker(client: client)

    scene.eventsHandler = director
    director.ui = scene
    director.dataManager = worker
    worker.presenter = director

    return scene
  }
}
