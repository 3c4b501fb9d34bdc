import HeadlessKit
import Items
import VIPER

extension Arm {
  package static let viper = Arm("VIPER", VIPERSpies.self) {
    VIPERApp(environment: $0)
  } makeSpiedApp: { environment, spies in
    let wireframe = ItemsListWireframe(client: environment.client, store: environment.store)
    wireframe.detailWireframe = ItemDetailWireframe(client: environment.client)
    wireframe.addItemWireframe = AddItemWireframe(
      client: environment.client, store: environment.store)
    return VIPERApp(
      itemsListWireframe: spies.on(wireframe),
      navigationController: environment.navigationController)
  }
}
