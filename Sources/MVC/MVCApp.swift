import ItemsApp
import ItemsNetworking

/// The feature in MVC of the Smalltalk flavour.
public final class MVCApp: App {
  private let model: any ItemsListModelProtocol
  private let navigator: any NavigatorProtocol
  private let bag: Bag

  public convenience init(environment: Environment) {
    let writable = WritableItemsRepository(writing: environment.store)
    self.init(
      representing: ItemsListModel(
        startingWith: .initial,
        fetchingVia: ItemsListRepository(calling: environment.client),
        reading: ReadableItemsRepository(reading: environment.store),
        writing: writable),
      navigatingBy: Navigator(for: environment.navigationController),
      holding: Bag(
        detailRepository: ItemDetailRepository(calling: environment.client),
        addItemRepository: AddItemRepository(calling: environment.client),
        writableRepository: writable,
        reverseNavigator: ReverseNavigator(for: environment.navigationController)))
  }

  package init(
    representing model: any ItemsListModelProtocol,
    navigatingBy navigator: any NavigatorProtocol,
    holding bag: Bag
  ) {
    self.model = model
    self.navigator = navigator
    self.bag = bag
  }

  public func start() {
    navigator.navigate(
      to: ItemsListViewController(
        representing: model, navigatingBy: navigator, holding: bag))
  }
}
