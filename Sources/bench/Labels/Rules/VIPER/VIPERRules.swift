import SwiftSource

/// What makes it VIPER.
enum VIPERRules {
  static let rules = onRoles + onProtocols

  static let views = Files.roles("ViewController")
  static let presenters = Files.roles("Presenter", "RowModel")
  static let interactors = Files.roles("Interactor")
  static let wireframes = Files.roles("Wireframe")
  static let apiDataManagers = Files.roles("APIDataManager")
  static let localDataManagers = Files.roles("LocalDataManager")
  static let contracts = Files.roles("Protocols")

  /// What each role may know.
  static let onRoles: [ArchitectureRule] = [
    ArchitectureRule(
      "A view names no entity, interactor, wireframe, or data manager",
      why: "It shows what it is told, and tells only its presenter what the user does.",
      .no(
        .any(
          .entities, .shared("TitleValidation"),
          .types(
            of: contracts,
            endingIn: [
              "InteractorInputProtocol", "InteractorOutputProtocol", "WireframeProtocol",
              "DataManagerInputProtocol", "ModuleDelegate",
            ]),
          .types(of: .any(interactors, wireframes))),
        in: .any(views, .roles("ViewState"))),
      Sample(
        "ItemsList/ItemsListViewController", "private var items: [Item] = []  // ←",
        "var interactor: (any ItemsListInteractorInputProtocol)?  // ←",
        "var presenter: (any ItemsListPresenterProtocol)?")),
    ArchitectureRule(
      "A presenter names no screen, no data manager, and nothing of HeadlessKit",
      why: "You test it with a view and an interactor that only remember what they were told.",
      .no(
        .any(.userInterface, .types(of: contracts, endingIn: ["DataManagerInputProtocol"])),
        in: presenters),
      Sample(
        "AddItem/AddItemPresenter", "var label: Label?  // ←",
        "var data: (any AddItemLocalDataManagerInputProtocol)?  // ←",
        "var view: (any AddItemViewProtocol)?")),
    ArchitectureRule(
      "An interactor names no view, presenter, or wireframe, and nothing of HeadlessKit",
      why: "A use case is the same behind any screen.",
      .no(
        .any(
          .userInterface,
          .types(
            of: contracts, endingIn: ["ViewProtocol", "WireframeProtocol", "PresenterProtocol"]),
          .types(of: .any(wireframes, .roles("RowModel", "ViewState")))),
        in: interactors),
      Sample(
        "ItemsList/ItemsListInteractor", "var view: (any ItemsListViewProtocol)?  // ←",
        "var presenter: (any ItemsListInteractorOutputProtocol)?")),
    .formatting(
      by: "presenters", in: presenters,
      why: "You test how values look without a screen and without a use case."),
    .data(
      "Only data managers use the client and the store; wireframes and entry pass them on",
      in: .any(apiDataManagers, localDataManagers),
      passing: .any(wireframes, .entry), at: "AddItem/AddItemWireframe",
      why: "A change of the client or the store ends at one role."),
    ArchitectureRule(
      "An API data manager knows no store, and a local one no client",
      why: "The interactor decides what the server's reply means for this device.",
      .all(.no(.store, in: apiDataManagers), .no(.client, in: localDataManagers)),
      Sample(
        "AddItem/AddItemAPIDataManager", "let store: any ItemWriting  // ←",
        "let client: any ItemsClient"),
      Sample("AddItem/AddItemLocalDataManager", "let client: any ItemsClient  // ←")),
    .navigation(
      by: "wireframes", in: wireframes, why: "Routes change without a change in any screen."),
    ArchitectureRule(
      "Only wireframes make the roles of a module, and name their classes",
      why: "Roles know protocols, and the module is assembled in one place.",
      .no(
        .types(
          of: .any(
            views, .roles("Presenter"), interactors, .roles("APIDataManager"), localDataManagers),
          .class),
        in: .except(wireframes)),
      Sample(
        "AddItem/AddItemPresenter", "let view: AddItemViewController  // ←",
        "let data = AddItemLocalDataManager(store: store)  // ←", "let view: AddItemViewProtocol")),
  ]
}
