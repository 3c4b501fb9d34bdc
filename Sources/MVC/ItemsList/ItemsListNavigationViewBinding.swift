import HeadlessKit
import Items

/// Watches where the list leads, composes the screen, and navigates there.
final class ItemsListNavigationViewBinding {
  private let listModel: any ItemsListModelProtocol
  private let navigator: any NavigatorProtocol
  private let bag: Bag
  private var subscription: Subscription?

  init(
    observing model: any ItemsListNavigationModelProtocol,
    sharing listModel: any ItemsListModelProtocol,
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag
  ) {
    self.listModel = listModel
    self.navigator = navigator
    self.bag = bag
    subscription = model.didChange.subscribe { [weak self] in self?.navigate(to: $0) }
  }

  private func navigate(to state: ItemsListNavigationModelState) {
    // Until it has subscribed, it hears of where the list has led before.
    guard subscription != nil else { return }
    switch state {
    case .initial: return
    case .detail(let item): navigator.navigate(to: makeDetail(of: item))
    case .addItem: navigator.navigate(to: makeForm())
    }
  }

  private func makeDetail(of item: Item) -> ViewController {
    ItemDetailViewController(
      representing: ItemDetailModel(
        representing: item, startingWith: .initial, fetchingVia: bag.detailRepository))
  }

  private func makeForm() -> ViewController {
    AddItemViewController(
      representing: AddItemModel(
        startingWith: .editing, savingVia: bag.addItemRepository,
        writing: bag.writableRepository, sharing: listModel),
      navigatingBy: bag.reverseNavigator)
  }
}
