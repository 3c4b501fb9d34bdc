extension AddItemInteractor: AddItemViewControllerOutput {}
extension AddItemPresenter: AddItemInteractorOutput {}
extension AddItemViewController: AddItemPresenterOutput {}

/// Creates the form's parts, and connects them.
package final class AddItemConfigurator: Configurator {
  private let initializer: any WorkersInitializer

  package init(initializer: any WorkersInitializer) {
    self.initializer = initializer
  }

  package func configure(viewController: AddItemViewController) {
    let interactor = AddItemInteractor(worker: initializer.makeAddItemWorker())
    let presenter = AddItemPresenter()
    let router = AddItemRouter()

    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
