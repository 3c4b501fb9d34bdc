import CleanSwift
import Items

extension Arm {
  package static let cleanSwift = Arm("CleanSwift", CleanSwiftSpies.self) {
    CleanSwiftApp(environment: $0)
  } makeSpiedApp: { environment, spies in
    let initializer = spies.on(
      ItemsWorkersInitializer(client: environment.client, store: environment.store))
    return CleanSwiftApp(
      configurator: spies.on(
        ItemsListConfigurator(
          initializer: initializer,
          itemDetailConfigurator: spies.on(ItemDetailConfigurator(initializer: initializer)),
          addItemConfigurator: spies.on(AddItemConfigurator(initializer: initializer)))),
      navigationController: environment.navigationController)
  }
}
