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

extension VIPERSpies {
  /// A row's handler leads from the view back to the presenter, through no protocol.
  func passing(_ rows: [ItemsListRowModel]) -> [ItemsListRowModel] {
    let selection = Seam(
      "ItemsListViewController", "ItemsListPresenter", "ItemsListRowModel", "selectionHandler")
    return rows.map { row in
      ItemsListRowModel(title: row.title, date: row.date, state: row.state) { [log] in
        log.forward(selection, row.selectionHandler)
      }
    }
  }
}
