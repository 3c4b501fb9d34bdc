// Each class declares an Input, where its methods are explained, and an Output. That the Output of one is the
// Input of the next is checked here, by the compiler.
extension ItemsListInteractor: ItemsListViewControllerOutput {}
extension ItemsListPresenter: ItemsListInteractorOutput {}
extension ItemsListViewController: ItemsListPresenterOutput {}

/// Connects the parts of the list.
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
