import HeadlessKit
import Items
import MVC

extension Arm {
  package static let mvc = Arm("MVC", MVCSpies.self) {
    MVCApp(environment: $0)
  } makeSpiedApp: { environment, spies in
    let (client, store) = (environment.client, environment.store)
    let navigationController = environment.navigationController
    let writable = spies.on(WritableItemsRepository(writing: store))
    return MVCApp(
      representing: spies.on(
        ItemsListModel(
          startingWith: .initial,
          fetchingVia: spies.on(ItemsListRepository(calling: client)),
          reading: spies.on(ReadableItemsRepository(reading: store)),
          writing: writable)),
      navigatingBy: spies.on(Navigator(for: navigationController)),
      holding: Bag(
        detailRepository: spies.on(ItemDetailRepository(calling: client)),
        addItemRepository: spies.on(AddItemRepository(calling: client)),
        writableRepository: writable,
        reverseNavigator: spies.on(ReverseNavigator(for: navigationController))))
  }
}

extension MVCSpies {
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
