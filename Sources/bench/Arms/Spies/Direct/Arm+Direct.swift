import HeadlessKit

extension Arm {
  package static let direct = direct("Direct", list: DirectItemsListViewController.self)

  /// The floor with the rows of a changed list worded up front.
  package static let directRows = direct("DirectRows", list: DirectRowsListViewController.self)

  private static func direct(_ name: String, list: DirectItemsListViewController.Type) -> Arm {
    Arm(
      name: name,
      makeApp: { DirectApp(environment: $0, list: list) },
      launchSpied: { world, log in
        let root = "DirectItemsListViewController"
        let detail = "DirectItemDetailViewController"
        let add = "DirectAddItemViewController"
        let listRequest = EdgeCallers.Request(sender: root, canceller: root)
        /// The closure that the form is handed is an edge of its own.
        func rewire(_ screen: ViewController) {
          guard let form = screen as? DirectAddItemViewController else { return }
          let didAdd = form.didAdd
          form.didAdd = {
            log.forward(Seam(add, root, "closure", "reloadAfterChange()")) { didAdd() }
          }
        }
        world.launchSpied(
          log,
          callers: EdgeCallers(
            fetchItems: listRequest, fetchDetail: .init(sender: detail, canceller: detail),
            createItem: .init(sender: add, canceller: add), deleteItems: listRequest,
            readAll: root, replaceAll: root, insert: add, removeAll: root,
            push: ["\(list)": "DirectApp"], otherwise: root, pop: add),
          rewiring: rewire
        ) { DirectApp(environment: $0, list: list) }
      },
      composers: [:],
      handlers: [:])
  }
}
