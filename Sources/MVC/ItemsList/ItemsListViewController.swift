import HeadlessKit
import Items

/// Composes the list's models, bindings, and controllers.
package final class ItemsListViewController: ViewController {
  package let model: any ItemsListModelProtocol
  package let navigationModel: any ItemsListNavigationModelProtocol
  package let navigator: any NavigatorProtocol
  package let bag: Bag
  package private(set) var tableViewBinding: ItemsListTableViewBinding?
  private(set) var viewBindings: [AnyObject] = []
  private(set) var controllers: [AnyObject] = []
  private lazy var rootView = ItemsListView()

  package init(
    representing model: any ItemsListModelProtocol,
    leadingBy navigationModel: any ItemsListNavigationModelProtocol,
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag
  ) {
    self.model = model
    self.navigationModel = navigationModel
    self.navigator = navigator
    self.bag = bag
  }

  package override func loadView() {
    title = ItemsListView.screenTitle
    view = rootView
    let tableViewBinding = ItemsListTableViewBinding(
      observing: model, handling: rootView.tableView)
    let selectionController = ItemsListSelectionController(
      observing: rootView.actionsView.addButton, willNotifyTo: navigationModel)
    tableViewBinding.delegate = selectionController
    self.tableViewBinding = tableViewBinding
    viewBindings = [
      ItemsListStatusViewBinding(observing: model, handling: rootView.statusView),
      ItemsListRefreshViewBinding(observing: model, handling: rootView.refreshControl),
      ItemsListActionsViewBinding(observing: model, handling: rootView.actionsView),
      ItemsListNavigationViewBinding(
        observing: navigationModel, sharing: model, navigatingBy: navigator, holding: bag),
    ]
    controllers = [
      ItemsListStatusController(observing: rootView.statusView, willNotifyTo: model),
      ItemsListRefreshController(observing: rootView.refreshControl, willNotifyTo: model),
      ItemsListActionsController(observing: rootView.actionsView, willNotifyTo: model),
      selectionController,
    ]
  }

  package override func viewDidLoad() {
    model.open()
  }
}
