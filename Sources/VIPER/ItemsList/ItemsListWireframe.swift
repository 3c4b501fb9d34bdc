import HeadlessKit
import Items
import ItemsNetworking

/// Assembles the list's module, pushes it, and presents the other two modules.
package final class ItemsListWireframe: ItemsListWireframeProtocol {
  package var itemDetailWireframe: (any ItemDetailWireframeProtocol)?
  package var addItemWireframe: (any AddItemWireframeProtocol)?
  private weak var navigationController: NavigationController?
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting

  package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  package func presentItemsListModule(from navigationController: NavigationController) {
    let view = ItemsListViewController()
    let presenter = ItemsListPresenter()
    let interactor = ItemsListInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = self
    interactor.presenter = presenter
    interactor.apiDataManager = ItemsListAPIDataManager(client: client)
    interactor.localDataManager = ItemsListLocalDataManager(store: store)

    self.navigationController = navigationController
    navigationController.pushViewController(view)
  }

  package func presentItemDetail(of item: Item) {
    guard let navigationController else { return }
    itemDetailWireframe?.presentItemDetailModule(of: item, from: navigationController)
  }

  package func presentAddItem(notifying delegate: any AddItemModuleDelegate) {
    guard let navigationController else { return }
    addItemWireframe?.presentAddItemModule(notifying: delegate, from: navigationController)
  }
}
