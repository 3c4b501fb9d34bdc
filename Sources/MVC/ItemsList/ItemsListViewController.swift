import HeadlessKit
import ItemsScreens

/// Composes the list's model, bindings, and controller.
final class ItemsListViewController: ViewController {
  private let model: any ItemsListModelProtocol
  private let navigator: any NavigatorProtocol
  private let bag: Bag
  private var viewBinding: ItemsListViewBinding?
  private var tableViewBinding: ItemsListTableViewBinding?
  private var navigationViewBinding: ItemsListNavigationViewBinding?
  private var controller: ItemsListController?

  init(
    representing model: any ItemsListModelProtocol,
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag
  ) {
    self.model = model
    self.navigator = navigator
    self.bag = bag
  }

  override func loadView() {
    let rootView = ItemsListView()
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
        status: rootView.statusView, tableView: rootView.tableView,
        refreshControl: rootView.refreshControl, actions: rootView.actionsView
      ))
    let tableViewBinding = ItemsListTableViewBinding(
      observing: model, handling: rootView.tableView)
    self.tableViewBinding = tableViewBinding
    navigationViewBinding = ItemsListNavigationViewBinding(
      watching: rootView.actionsView.addButton, handling: rootView.tableView,
      findingVisibleItemBy: tableViewBinding, sharing: model, navigatingBy: navigator,
      holding: bag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemsListView.screenTitle
    model.open()
  }
}
