// The compiler checks here that each class has the methods that its neighbour's Output requires. It doesn't
// compare the Output, where the methods are documented, with the Input, which may have more.
extension ItemsListInteractor: ItemsListViewControllerOutput {}
extension ItemsListPresenter: ItemsListInteractorOutput {}
extension ItemsListViewController: ItemsListPresenterOutput {}

/// Creates the list's parts, and connects them.
package final class ItemsListConfigurator: Configurator {
  private let initializer: any WorkersInitializer
  private let itemDetailConfigurator: any Configurator<ItemDetailViewController>
  private let addItemConfigurator: any Configurator<AddItemViewController>

  package init(
    initializer: any WorkersInitializer,
    itemDetailConfigurator: any Configurator<ItemDetailViewController>,
    addItemConfigurator: any Configurator<AddItemViewController>
  ) {
    self.initializer = initializer
    self.itemDetailConfigurator = itemDetailConfigurator
    self.addItemConfigurator = addItemConfigurator
  }

  package func configure(viewController: ItemsListViewController) {
    let interactor = ItemsListInteractor(worker: initializer.makeItemsListWorker())
    let presenter = ItemsListPresenter()
    let router = ItemsListRouter(
      itemDetailConfigurator: itemDetailConfigurator, addItemConfigurator: addItemConfigurator)

    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
