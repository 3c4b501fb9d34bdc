import HeadlessKit
import ItemsScreens

/// Composes the list's model, bindings, and controller.
package final class ItemsListViewController: ViewController {
  package let model: any ItemsListModelProtocol
  package let navigator: any NavigatorProtocol
  package let bag: Bag
  private(set) var viewBinding: ItemsListViewBinding?
  private(set) var tableViewBinding: ItemsListTableViewBinding?
  private(set) var navigationViewBinding: ItemsListNavigationViewBinding?
  private(set) var controller: ItemsListController?

  package init(
    representing model: any ItemsListModelProtocol,
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag
  ) {
    self.model = model
    self.navigator = navigator
    self.bag = bag
  }

  package override func loadView() {
    let rootView = ItemsListView()
    title = ItemsListView.screenTitle
    view = rootView
    controller = ItemsListController(
      observing: (
        retryButton: rootView.statusView.retryButton, refreshControl: rootView.refreshControl,
        deleteAllButton: rootView.actionsView.deleteAllButton
      ),
      willNotifyTo: model)
    viewBinding = ItemsListViewBinding(
      observing: model,
      handling: (
        status: rootView.statusView, refreshControl: rootView.refreshControl,
        actions: rootView.actionsView
      ))
    tableViewBinding = ItemsListTableViewBinding(observing: model, handling: rootView.tableView)
    navigationViewBinding = ItemsListNavigationViewBinding(
      observing: (tableView: rootView.tableView, addButton: rootView.actionsView.addButton),
      sharing: model, navigatingBy: navigator, holding: bag)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    model.open()
  }
}
