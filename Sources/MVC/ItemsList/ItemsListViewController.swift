import HeadlessKit
import Items

/// Composes the list's model, binding, and controller, and navigates from the list.
package final class ItemsListViewController: ViewController {
  package let model: any ItemsListModelProtocol
  package let navigator: any NavigatorProtocol
  package let bag: Bag
  package private(set) var viewBinding: ItemsListViewBinding?
  private(set) var controller: ItemsListController?
  private var selection: Subscription?

  package init(
    representing model: any ItemsListModelProtocol,
    navigatingBy navigator: any NavigatorProtocol,
    holding bag: Bag
  ) {
    self.model = model
    self.navigator = navigator
    self.bag = bag
  }

  package override func loadView() {
    title = ItemsListView.screenTitle
    let rootView = ItemsListView()
    view = rootView
    let controller = ItemsListController(observing: rootView, willNotifyTo: model)
    let viewBinding = ItemsListViewBinding(observing: model, handling: rootView)
    viewBinding.delegate = controller
    self.controller = controller
    self.viewBinding = viewBinding
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.navigateToAddItem() }, for: .touchUpInside)
    selection = model.didSelect.subscribe { [weak self] in self?.navigateToDetail(of: $0) }
  }

  package override func viewDidLoad() {
    model.open()
  }

  private func navigateToDetail(of item: Item) {
    let detailModel = ItemDetailModel(
      representing: item, startingWith: .initial, fetchingVia: bag.detailRepository)
    navigator.navigate(to: ItemDetailViewController(representing: detailModel))
  }

  private func navigateToAddItem() {
    let addItemModel = AddItemModel(
      startingWith: .editing, savingVia: bag.addItemRepository,
      writing: bag.writableRepository)
    navigator.navigate(
      to: AddItemViewController(
        representing: addItemModel, sharing: model, navigatingBy: bag.reverseNavigator))
  }
}
