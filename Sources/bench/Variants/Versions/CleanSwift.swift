import CleanSwift
import ItemsApp

extension CleanSwiftSpies {
  func makeApp(in environment: Environment) -> (any App)? {
    let initializer = on(
      ItemsWorkersInitializer(client: environment.client, store: environment.store))
    return CleanSwiftApp(
      configurator: on(
        ItemsListConfigurator(
          initializer: initializer,
          itemDetailConfigurator: on(ItemDetailConfigurator(initializer: initializer)),
          addItemConfigurator: on(AddItemConfigurator(initializer: initializer)))),
      navigationController: environment.navigationController)
  }
}
