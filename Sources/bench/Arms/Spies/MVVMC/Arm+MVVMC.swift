import HeadlessKit
import Items
import MVVMC

extension Arm {
  package static let mvvmc = Arm(
    name: "MVVMC",
    makeApp: { MVVMCApp(environment: $0) },
    launchSpied: { world, log in
      let manager = "HTTPManager"
      let list = "ItemsListViewModel"
      let listRequest = EdgeCallers.Request(sender: manager, canceller: list)
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: listRequest,
          fetchDetail: .init(sender: manager, canceller: "ItemDetailViewModel"),
          createItem: .init(sender: manager, canceller: "AddItemViewModel"),
          deleteItems: listRequest, readAll: list, replaceAll: list, insert: list,
          removeAll: list,
          push: [
            "ItemsListViewController": "ProjectCoordinator",
            "ItemDetailViewController": "ItemDetailCoordinator",
          ], otherwise: "AddItemCoordinator", pop: "AddItemCoordinator")
      ) { environment in
        let factory = DependencyFactory(
          httpManager: SpyHTTPManager(HTTPManager(client: environment.client), log),
          store: environment.store)
        return MVVMCApp(
          coordinator: SpyFactory(factory, log).makeProjectCoordinator(),
          navigationController: environment.navigationController)
      }
    },
    composers: [:],
    handlers: [
      "ItemsListViewModel.didChange": ["ItemsListViewController.show(_:)"],
      "ItemDetailViewModel.didChange": ["ItemDetailViewController.show(_:)"],
      "AddItemViewModel.didChange": ["AddItemViewController.show(_:)"],
    ])
}
