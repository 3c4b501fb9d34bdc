import HeadlessKit
import Items
import VIPER

extension Arm {
  package static let viper = Arm(
    name: "VIPER",
    makeApp: { VIPERApp(environment: $0) },
    launchSpied: { world, log in
      let list = "ItemsListAPIDataManager"
      let task = "QueryTask"
      let local = "ItemsListLocalDataManager"
      let listRequest = EdgeCallers.Request(sender: list, canceller: task)
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: listRequest,
          fetchDetail: .init(sender: "ItemDetailAPIDataManager", canceller: task),
          createItem: .init(sender: "AddItemAPIDataManager", canceller: task),
          deleteItems: listRequest, readAll: local, replaceAll: local,
          insert: "AddItemLocalDataManager", removeAll: local,
          push: [
            "ItemDetailViewController": "ItemDetailWireframe",
            "AddItemViewController": "AddItemWireframe",
          ], otherwise: "ItemsListWireframe", pop: "AddItemWireframe"),
        rewiring: { rewire($0, log) }
      ) { makeSpiedApp(environment: $0, log) }
    },
    composers: [:],
    handlers: [
      "ItemsListViewController.selectionHandler": [
        "closure #1 in closure #1 in ItemsListPresenter.presentItems(_:pulledToRefresh:)"
      ]
    ])

  /// The same wireframes as in production wiring, with a spy in front of the first.
  private static func makeSpiedApp(environment: Environment, _ log: MessageLog) -> any App {
    let (client, store) = (environment.client, environment.store)
    let wireframe = ItemsListWireframe(client: client, store: store)
    wireframe.detailWireframe = ItemDetailWireframe(client: client)
    wireframe.addItemWireframe = AddItemWireframe(client: client, store: store)
    return VIPERApp(
      itemsListWireframe: SpyItemsListWireframe(wireframe, log, from: "VIPERApp"),
      navigationController: environment.navigationController)
  }

  /// Sets a spy in at each of a module's injected properties.
  private static func rewire(_ viewController: ViewController, _ log: MessageLog) {
    switch viewController {
    case let list as ItemsListViewController: rewire(list, log)
    case let detail as ItemDetailViewController: rewire(detail, log)
    case let form as AddItemViewController: rewire(form, log)
    default: break
    }
  }

  private static func rewire(_ view: ItemsListViewController, _ log: MessageLog) {
    guard let presenter = view.presenter as? ItemsListPresenter,
      let interactor = presenter.interactor as? ItemsListInteractor,
      let wireframe = presenter.wireframe as? ItemsListWireframe
    else { return }
    interactor.apiDataManager = interactor.apiDataManager.map {
      SpyItemsListAPIDataManager($0, log)
    }
    interactor.localDataManager = interactor.localDataManager.map {
      SpyItemsListLocalDataManager($0, log)
    }
    interactor.presenter = log.keeping(SpyItemsListInteractorOutput(presenter, log))
    wireframe.detailWireframe = wireframe.detailWireframe.map {
      SpyItemDetailWireframe($0, log)
    }
    wireframe.addItemWireframe = wireframe.addItemWireframe.map {
      SpyAddItemWireframe($0, log, from: "ItemsListWireframe")
    }
    presenter.interactor = SpyItemsListInteractor(interactor, log)
    presenter.wireframe = SpyItemsListWireframe(wireframe, log, from: "ItemsListPresenter")
    presenter.view = log.keeping(SpyItemsListView(view, log))
    view.presenter = SpyItemsListPresenter(presenter, log)
  }

  private static func rewire(_ view: ItemDetailViewController, _ log: MessageLog) {
    guard let presenter = view.presenter as? ItemDetailPresenter,
      let interactor = presenter.interactor as? ItemDetailInteractor
    else { return }
    interactor.apiDataManager = interactor.apiDataManager.map {
      SpyItemDetailAPIDataManager($0, log)
    }
    interactor.presenter = log.keeping(SpyItemDetailInteractorOutput(presenter, log))
    presenter.interactor = SpyItemDetailInteractor(interactor, log)
    presenter.view = log.keeping(SpyItemDetailView(view, log))
    view.presenter = SpyItemDetailPresenter(presenter, log)
  }

  private static func rewire(_ view: AddItemViewController, _ log: MessageLog) {
    guard let presenter = view.presenter as? AddItemPresenter,
      let interactor = presenter.interactor as? AddItemInteractor
    else { return }
    interactor.apiDataManager = interactor.apiDataManager.map {
      SpyAddItemAPIDataManager($0, log)
    }
    interactor.localDataManager = interactor.localDataManager.map {
      SpyAddItemLocalDataManager($0, log)
    }
    interactor.presenter = log.keeping(SpyAddItemInteractorOutput(presenter, log))
    presenter.interactor = SpyAddItemInteractor(interactor, log)
    presenter.wireframe = presenter.wireframe.map {
      SpyAddItemWireframe($0, log, from: "AddItemPresenter")
    }
    presenter.delegate = presenter.delegate.map {
      log.keeping(SpyAddItemModuleDelegate($0, log))
    }
    presenter.view = log.keeping(SpyAddItemView(view, log))
    view.presenter = SpyAddItemPresenter(presenter, log)
  }
}
