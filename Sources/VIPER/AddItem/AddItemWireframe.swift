import HeadlessKit
import Items
import ItemsNetworking

/// Assembles the form's module, pushes it, and leaves it.
package final class AddItemWireframe: AddItemWireframeProtocol {
  private weak var navigationController: NavigationController?
  private let client: any ItemsClient
  private let store: any ItemWriting

  package init(client: any ItemsClient, store: any ItemWriting) {
    self.client = client
    self.store = store
  }

  package func presentAddItemModule(
    notifying delegate: any AddItemModuleDelegate,
    from navigationController: NavigationController
  ) {
    let view = AddItemViewController()
    let presenter = AddItemPresenter()
    let interactor = AddItemInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = self
    presenter.delegate = delegate
    interactor.presenter = presenter
    interactor.apiDataManager = AddItemAPIDataManager(client: client)
    interactor.localDataManager = AddItemLocalDataManager(store: store)

    self.navigationController = navigationController
    navigationController.pushViewController(view)
  }

  package func dismissAddItemModule() {
    navigationController?.popViewController()
  }
}
