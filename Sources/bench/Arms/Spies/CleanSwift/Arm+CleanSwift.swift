import CleanSwift
import HeadlessKit
import Items

extension Arm {
  package static let cleanSwift = Arm(
    name: "CleanSwift",
    makeApp: { CleanSwiftApp(environment: $0) },
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
          push: ["ItemsListViewController": "CleanSwiftApp"], otherwise: "ItemsListRouter",
          pop: "AddItemRouter"),
        rewiring: { rewire($0, log) }
      ) { makeSpiedApp(environment: $0, log) }
    },
    composers: [:],
    handlers: [:])

  /// The same configurators as in production wiring, with a spy in front of each and of each worker.
  private static func makeSpiedApp(
    environment: Environment, _ log: MessageLog
  ) -> any App {
    let initializer = SpyWorkersInitializer(
      ItemsWorkersInitializer(client: environment.client, store: environment.store), log)
    let list = ItemsListConfigurator(
      initializer: initializer,
      itemDetailConfigurator: SpyConfigurator(
        ItemDetailConfigurator(initializer: initializer), log, from: "ItemsListRouter"),
      addItemConfigurator: SpyConfigurator(
        AddItemConfigurator(initializer: initializer), log, from: "ItemsListRouter"))
    return CleanSwiftApp(
      configurator: SpyConfigurator(list, log, from: "CleanSwiftApp"),
      navigationController: environment.navigationController)
  }

  /// Sets a spy in at each edge of a scene's cycle, and before its router.
  private static func rewire(_ viewController: ViewController, _ log: MessageLog) {
    switch viewController {
    case let list as ItemsListViewController: rewire(list, log)
    case let detail as ItemDetailViewController: rewire(detail, log)
    case let form as AddItemViewController: rewire(form, log)
    default: break
    }
  }

  private static func rewire(_ viewController: ItemsListViewController, _ log: MessageLog) {
    guard let interactor = viewController.output as? ItemsListInteractor,
      let presenter = interactor.output as? ItemsListPresenter
    else { return }
    viewController.output = SpyCleanItemsListViewControllerOutput(interactor, log)
    interactor.output = SpyCleanItemsListInteractorOutput(presenter, log)
    presenter.output = log.keeping(SpyCleanItemsListPresenterOutput(viewController, log))
    viewController.router = viewController.router.map { SpyCleanItemsListRouter($0, log) }
  }

  private static func rewire(_ viewController: ItemDetailViewController, _ log: MessageLog) {
    guard let interactor = viewController.output as? ItemDetailInteractor,
      let presenter = interactor.output as? ItemDetailPresenter
    else { return }
    viewController.output = SpyCleanItemDetailViewControllerOutput(interactor, log)
    interactor.output = SpyCleanItemDetailInteractorOutput(presenter, log)
    presenter.output = log.keeping(SpyCleanItemDetailPresenterOutput(viewController, log))
  }

  private static func rewire(_ viewController: AddItemViewController, _ log: MessageLog) {
    guard let interactor = viewController.output as? AddItemInteractor,
      let presenter = interactor.output as? AddItemPresenter
    else { return }
    viewController.output = SpyCleanAddItemViewControllerOutput(interactor, log)
    interactor.output = SpyCleanAddItemInteractorOutput(presenter, log)
    presenter.output = log.keeping(SpyCleanAddItemPresenterOutput(viewController, log))
    viewController.router = viewController.router.map { SpyCleanAddItemRouter($0, log) }
  }
}
