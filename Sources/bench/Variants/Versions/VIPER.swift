import ItemsApp
import VIPER

extension VIPERSpies {
  func makeApp(in environment: Environment) -> (any App)? {
    let wireframe = ItemsListWireframe(client: environment.client, store: environment.store)
    wireframe.itemDetailWireframe = ItemDetailWireframe(client: environment.client)
    wireframe.addItemWireframe = AddItemWireframe(
      client: environment.client, store: environment.store)
    return VIPERApp(
      itemsListWireframe: on(wireframe), navigationController: environment.navigationController)
  }
}
