extension ItemDetailInteractor: ItemDetailViewControllerOutput {}
extension ItemDetailPresenter: ItemDetailInteractorOutput {}
extension ItemDetailViewController: ItemDetailPresenterOutput {}

/// Creates the detail's parts, and connects them.
package final class ItemDetailConfigurator: Configurator {
  private let initializer: any WorkersInitializer

  package init(initializer: any WorkersInitializer) {
    self.initializer = initializer
  }

  package func configure(viewController: ItemDetailViewController) {
    let interactor = ItemDetailInteractor(worker: initializer.makeItemDetailWorker())
    let presenter = ItemDetailPresenter()
    let router = ItemDetailRouter()

    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.dataStore = interactor
  }
}
