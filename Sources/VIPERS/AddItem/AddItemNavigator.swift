import Items
import ItemsNetworking

/// Makes the form's module and navigates back from it.
final class AddItemNavigator: Navigator {
  static func makeModule(
    with delegate: any AddItem_Delegate, client: any ItemsClient, store: any ItemWriting
  ) -> AddItemScene {
    let scene = AddItemScene()
    let director = AddItemDirector()
    let worker = AddItemWorker(client: client, store: store)
    let navigator = AddItemNavigator(with: scene)

    scene.eventsHandler = director
    director.ui = scene
    director.dataManager = worker
    director.navigator = navigator
    director.delegate = delegate
    worker.presenter = director

    return scene
  }
}

extension AddItemNavigator: AddItem_Navigate {
  func goBack() {
    pop()
  }
}
