import HeadlessKit
import Items
import ItemsNetworking

/// Assembles the detail's module and pushes it.
package final class ItemDetailWireframe: ItemDetailWireframeProtocol {
  private let client: any ItemsClient

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func presentItemDetailModule(
    of item: Item, from navigationController: NavigationController
  ) {
    let view = ItemDetailViewController()
    let presenter = ItemDetailPresenter(item: item)
    let interactor = ItemDetailInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    interactor.apiDataManager = ItemDetailAPIDataManager(client: client)

    navigationController.pushViewController(view)
  }
}
