import HeadlessKit

extension Arm {
  package static let direct = Arm(
    name: "Direct",
    makeApp: { DirectApp(environment: $0) },
    launchSpied: { world, log in
      let list = "DirectItemsListViewController"
      let detail = "DirectItemDetailViewController"
      let add = "DirectAddItemViewController"
      let listRequest = EdgeCallers.Request(sender: list, canceller: list)
      /// The closure that the form is handed is an edge of its own.
      func rewire(_ screen: ViewController) {
        guard let form = screen as? DirectAddItemViewController else { return }
        let didAdd = form.didAdd
        form.didAdd = {
          log.forward(Seam(add, list, "closure", "reloadAfterChange()")) { didAdd() }
        }
      }
      world.launchSpied(
        log,
        callers: EdgeCallers(
          fetchItems: listRequest, fetchDetail: .init(sender: detail, canceller: detail),
          createItem: .init(sender: add, canceller: add), deleteItems: listRequest,
          readAll: list, replaceAll: list, insert: add, removeAll: list,
          push: [list: "DirectApp"], otherwise: list, pop: add),
        rewiring: rewire
      ) { DirectApp(environment: $0) }
    },
    composers: [:],
    handlers: [:])
}
