extension VIPERRules {
  /// What each role may know.
  static let onRoles: [LabelRule] = [
    LabelRule(
      "A view names no entity, interactor, wireframe, or data manager",
      why: "It shows what it is told and says what the user does, to its presenter alone.",
      .no(
        .any(
          .entities, .client, .store, protocols("InteractorInputProtocol", "WireframeProtocol"),
          protocols("InteractorOutputProtocol", "DataManagerInputProtocol", "ModuleDelegate"),
          .types(of: .any(interactors, wireframes), "interactors and wireframes")),
        in: .any(views, .roles("ViewState"))),
      wrong: Sample("ItemsList/ItemsListViewController.swift", "private var items: [Item] = []"),
      Sample(
        "ItemsList/ItemsListViewController.swift",
        "var interactor: (any ItemsListInteractorInputProtocol)?"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift",
        "// [Item]\nvar presenter: (any ItemsListPresenterProtocol)?")),
    LabelRule(
      "A view words nothing",
      why: "What is shown is decided where it can be tested without a screen.",
      .no(.shared("ItemText", "TitleValidation", "Wording"), in: views),
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift", "rootView.showError(Wording.message(for: x))"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift", "rootView.showError(message)  // Wording")),
    LabelRule(
      "A presenter names no kit and no screen",
      why: "Presenting is tested with a view that only remembers what it was told.",
      .no(.any(.kit, .screens), in: presenters),
      wrong: Sample("AddItem/AddItemPresenter.swift", "var label: Label?"),
      right: Sample("AddItem/AddItemPresenter.swift", "/// A Label.\nlet text = \"Label\"")),
    LabelRule(
      "A presenter names no data manager, client, or store",
      why: "Where data comes from is the use case's affair.",
      .no(.any(.client, .store, protocols("DataManagerInputProtocol")), in: presenters),
      wrong: Sample("AddItem/AddItemPresenter.swift", "let store: any ItemWriting"),
      right: Sample("AddItem/AddItemPresenter.swift", "// ItemWriting\nlet store = 0")),
    LabelRule(
      "An interactor names no view, wireframe, kit, or word",
      why: "Use cases are the same behind any screen.",
      .no(
        .any(
          .kit, .screens, .shared("ItemText", "Wording"),
          protocols("ViewProtocol", "WireframeProtocol", "PresenterProtocol"),
          .types(of: .any(wireframes, .roles("RowModel", "ViewState")), "views")),
        in: interactors),
      wrong: Sample(
        "ItemsList/ItemsListInteractor.swift", "var view: (any ItemsListViewProtocol)?"),
      Sample("ItemsList/ItemsListInteractor.swift", "let text = ItemText.state(true)"),
      right: Sample(
        "ItemsList/ItemsListInteractor.swift",
        "// ItemsListViewProtocol\nvar presenter: (any ItemsListInteractorOutputProtocol)?")),
    LabelRule(
      "Only data managers know the server and the device; wireframes and entry pass them on",
      why: "A change of client or store ends at one role.",
      .all(
        .only(
          .any(apiDataManagers, .folder("Queries"), wireframes, .entry), name: .client),
        .only(.any(localDataManagers, wireframes, .entry), name: .store),
        .noUse(of: .any(.client, .store), in: .any(wireframes, .entry))),
      wrong: Sample("AddItem/AddItemInteractor.swift", "let client: any ItemsClient"),
      Sample("AddItem/AddItemAPIDataManager.swift", "let store: any ItemWriting"),
      Sample(
        "AddItem/AddItemWireframe.swift",
        """
        final class AddItemWireframe {
          let store: any ItemWriting
          func clear() { try? store.removeAll() }  // ←
        }
        """),
      right: Sample(
        "AddItem/AddItemWireframe.swift",
        """
        final class AddItemWireframe {
          let store: any ItemWriting
          func assemble() { AddItemLocalDataManager(store: store) }  // store.removeAll()
        }
        """)),
  ]
}
