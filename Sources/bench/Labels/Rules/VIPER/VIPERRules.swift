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
      why: "It shows what it receives, and tells only its presenter what the user does.",
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
      why: "You can test it with a spy of its view and a spy of its interactor.",
      .no(
        .any(.userInterface, .types(of: contracts, endingIn: ["DataManagerInputProtocol"])),
        in: presenters),
      Sample(
        "AddItem/AddItemPresenter", "var label: Label?  // ←",
        "var data: (any AddItemLocalDataManagerInputProtocol)?  // ←",
        "var view: (any AddItemViewProtocol)?")),
    ArchitectureRule(
      "An interactor names no view, presenter, or wireframe, and nothing of HeadlessKit",
      why: "A use case doesn't depend on the screen that shows its result.",
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
      why: "You can test the texts without a screen and without a use case."),
    .data(
      "Only data managers use the client and the store, which wireframes and the entry pass on",
      in: .any(apiDataManagers, localDataManagers),
      passing: .any(wireframes, .entry), at: "AddItem/AddItemWireframe",
      why: "If the client or the store changes, only data managers have to change."),
    ArchitectureRule(
      "An API data manager knows no store, and a local data manager knows no client",
      why: "The interactor decides what a reply of the server changes on this device.",
      .all(.no(.store, in: apiDataManagers), .no(.client, in: localDataManagers)),
      Sample(
        "AddItem/AddItemAPIDataManager", "let store: any ItemWriting  // ←",
        "let client: any ItemsClient"),
      Sample("AddItem/AddItemLocalDataManager", "let client: any ItemsClient  // ←")),
    .navigation(
      by: "wireframes", in: wireframes, why: "You can change routes without changing a screen."),
    ArchitectureRule(
      "Only wireframes make the roles of a module, and name their classes",
      why: "Roles know only protocols, so one place has to assemble the module.",
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
