import HeadlessKit
import VIPERS

extension Arm {
  package static let vipers = Arm(
    name: "VIPERS",
    makeApp: { VIPERSApp(environment: $0) },
    launchSpied: { world, log in
      let list = "ItemsListWorker"
      let detail = "ItemDetailWorker"
      let form = "AddItemWorker"
      let listRequest = EdgeCallers.Request(sender: list, canceller: list)
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: listRequest, fetchDetail: .init(sender: detail, canceller: detail),
          createItem: .init(sender: form, canceller: form), deleteItems: listRequest,
          readAll: list, replaceAll: list, insert: form, removeAll: list,
          push: ["ItemsListScene": "VIPERSApp"], otherwise: "ItemsListNavigator",
          pop: "AddItemNavigator"),
        rewiring: { rewire($0, log) }
      ) { VIPERSApp(environment: $0) }
    },
    composers: [:],
    handlers: [:])

  /// Sets a spy in at each property that associates two actors of a module.
  private static func rewire(_ viewController: ViewController, _ log: MessageLog) {
    switch viewController {
    case let list as ItemsListScene: rewire(list, log)
    case let detail as ItemDetailScene: rewire(detail, log)
    case let form as AddItemScene: rewire(form, log)
    default: break
    }
  }

  private static func rewire(_ scene: ItemsListScene, _ log: MessageLog) {
    guard let director = scene.eventsHandler as? ItemsListDirector,
      let worker = director.dataManager as? ItemsListWorker
    else { return }
    worker.presenter = log.keeping(SpyItemsListPresentData(director, log))
    director.dataManager = SpyItemsListManageData(worker, log)
    director.navigator = director.navigator.map { SpyItemsListNavigate($0, log) }
    director.ui = log.keeping(SpyItemsListDisplayUI(scene, log))
    scene.eventsHandler = SpyItemsListHandleUIEvents(director, log)
  }

  private static func rewire(_ scene: ItemDetailScene, _ log: MessageLog) {
    guard let director = scene.eventsHandler as? ItemDetailDirector,
      let worker = director.dataManager as? ItemDetailWorker
    else { return }
    worker.presenter = log.keeping(SpyItemDetailPresentData(director, log))
    director.dataManager = SpyItemDetailManageData(worker, log)
    director.ui = log.keeping(SpyItemDetailDisplayUI(scene, log))
    scene.eventsHandler = SpyItemDetailHandleUIEvents(director, log)
  }

  private static func rewire(_ scene: AddItemScene, _ log: MessageLog) {
    guard let director = scene.eventsHandler as? AddItemDirector,
      let worker = director.dataManager as? AddItemWorker
    else { return }
    worker.presenter = log.keeping(SpyAddItemPresentData(director, log))
    director.dataManager = SpyAddItemManageData(worker, log)
    director.navigator = director.navigator.map { SpyAddItemNavigate($0, log) }
    director.delegate = director.delegate.map { log.keeping(SpyAddItemDelegate($0, log)) }
    director.ui = log.keeping(SpyAddItemDisplayUI(scene, log))
    scene.eventsHandler = SpyAddItemHandleUIEvents(director, log)
  }
}
