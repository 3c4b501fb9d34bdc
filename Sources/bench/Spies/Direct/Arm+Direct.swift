import Shared

extension Arm {
  static let direct = Arm(
    name: "Direct",
    makeApp: { DirectApp(environment: $0) },
    launchSpied: { world, log in
      let list = "DirectItemsListViewController"
      let detail = "DirectItemDetailViewController"
      let add = "DirectAddItemViewController"
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: list, fetchDetail: detail, createItem: add, deleteItems: list,
          readAll: list, replaceAll: list, insert: add, removeAll: list,
          push: ["DirectItemsListViewController": "DirectApp"], otherwise: list, pop: add)
      ) { DirectApp(environment: $0) }
    },
    composers: [:])
}
