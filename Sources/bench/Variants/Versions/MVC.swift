import HeadlessKit
import ItemsApp
import MVC

extension MVCSpies {
  func makeApp(in environment: Environment) -> (any App)? {
    let (client, store) = (environment.client, environment.store)
    let navigationController = environment.navigationController
    let writable = on(WritableItemsRepository(writing: store))
    return MVCApp(
      representing: on(
        ItemsListModel(
          startingWith: .initial,
          fetchingVia: on(ItemsListRepository(calling: client)),
          reading: on(ReadableItemsRepository(reading: store)),
          writing: writable)),
      navigatingBy: on(Navigator(for: navigationController)),
      holding: Bag(
        detailRepository: on(ItemDetailRepository(calling: client)),
        addItemRepository: on(AddItemRepository(calling: client)),
        writableRepository: writable,
        reverseNavigator: on(ReverseNavigator(for: navigationController))))
  }

  /// A screen that is on its way to the navigator is composed anew around a spy on its model.
  func passing(_ screen: ViewController) -> ViewController {
    switch screen {
    case let detail as ItemDetailViewController where !(detail.model is any Interposed):
      ItemDetailViewController(representing: on(detail.model))
    case let form as AddItemViewController where !(form.model is any Interposed):
      AddItemViewController(representing: on(form.model), navigatingBy: form.navigator)
    default: screen
    }
  }
}
