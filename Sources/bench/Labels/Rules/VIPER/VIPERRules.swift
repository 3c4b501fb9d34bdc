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
      "A view knows no item, interactor, wireframe, or data manager",
      why: "A view shows what its presenter sends, and tells the presenter what the user does.",
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
      "A presenter knows no screen, data manager, or type of HeadlessKit",
      why: "You can test a presenter with spies in place of its view and its interactor.",
      .no(
        .any(.userInterface, .types(of: contracts, endingIn: ["DataManagerInputProtocol"])),
        in: presenters),
      Sample(
        "AddItem/AddItemPresenter", "var label: Label?  // ←",
        "var data: (any AddItemLocalDataManagerInputProtocol)?  // ←",
        "var view: (any AddItemViewProtocol)?")),
    ArchitectureRule(
      "An interactor knows no view, wireframe, or type of HeadlessKit",
      why: "An interactor doesn't depend on the screen that shows its result.",
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
      why: "You can test the texts without a screen and without an interactor."),
    .data(
      "Only data managers use the client and the store",
      in: .any(apiDataManagers, localDataManagers),
      passing: .any(wireframes, .entry), at: "AddItem/AddItemWireframe",
      why: "If the client or the store changes, only data managers have to change."),
    ArchitectureRule(
      "An API data manager knows no store, and a local data manager knows no client",
      why: "Only the interactor decides what a server's reply changes in the store.",
      .all(.no(.store, in: apiDataManagers), .no(.client, in: localDataManagers)),
      Sample(
        "AddItem/AddItemAPIDataManager", "let store: any ItemWriting  // ←",
        "let client: any ItemsClient"),
      Sample("AddItem/AddItemLocalDataManager", "let client: any ItemsClient  // ←")),
    .navigation(
      by: "wireframes", in: wireframes,
      why: "You can change how a screen is shown without changing the screen."),
    ArchitectureRule(
      "Only wireframes create the roles of a module, and know their classes",
      why: "The other roles know each other only by protocols, so a test can replace each of them.",
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
