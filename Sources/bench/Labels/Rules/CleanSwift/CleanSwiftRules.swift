import SwiftSource

/// What makes it Clean Swift.
enum CleanSwiftRules {
  static let rules = onRoles + onCycle

  static let viewControllers = Files.roles("ViewController")
  static let interactors = Files.roles("Interactor")
  static let presenters = Files.roles("Presenter")
  static let routers = Files.roles("Router")
  static let workers = Files.roles("Worker")
  static let configurators = Files.roles("Configurator")
  static let configuration = Files.folder("Configuration")
  static let models = Files.roles("Models")

  /// What each class may know.
  static let onRoles: [ArchitectureRule] = [
    ArchitectureRule(
      "A view controller knows only its output (the interactor) and its router",
      why: "A view controller sends requests, and displays the view models that it receives.",
      .all(
        .no(
          .any(
            .entities, .types(of: .any(interactors, presenters, workers)),
            .types(of: .any(configurators, configuration)), .types(of: routers, .class),
            .types(of: models, endingIn: ["Response"])),
          in: viewControllers),
        .no(calling: .words("dataStore"), in: viewControllers)),
      Sample(
        "ItemsList/ItemsListViewController", "var items: [Item] = []  // ←",
        "var presenter: ItemsListPresenter?  // ←", "let items = router?.dataStore?.items  // ←",
        "var output: (any ItemsListViewControllerOutput)?", "router?.routeToAddItem()")),
    ArchitectureRule(
      "An interactor knows no router, view controller, view model, or type of HeadlessKit",
      why: "An interactor's decisions don't depend on how the result is shown.",
      .no(
        .any(
          .userInterface, .types(of: presenters, .class),
          .types(of: .any(viewControllers, routers)), .types(of: models, endingIn: ["ViewModel"])),
        in: interactors),
      Sample(
        "AddItem/AddItemInteractor", "var router: AddItemRouter?  // ←",
        "output?.present(SavedItemViewModel())  // ←",
        "var output: (any AddItemInteractorOutput)?")),
    ArchitectureRule(
      "A presenter knows no worker, interactor, router, request model, or type of HeadlessKit",
      why: "A presenter only formats what it receives, and passes on the result.",
      .no(
        .any(
          .userInterface, .types(of: models, endingIn: ["Request"]),
          .types(of: .any(workers, interactors, routers, viewControllers))),
        in: presenters),
      Sample(
        "AddItem/AddItemPresenter", "let worker: any AddItemWorkerProtocol  // ←",
        "var output: (any AddItemPresenterOutput)?")),
    .formatting(
      by: "presenters", in: presenters,
      why: "If dates or messages have to look different, only presenters change."),
    .data(
      "Only workers use the client and the store",
      in: workers, passing: .any(configuration, .entry),
      at: "Configuration/ItemsWorkersInitializer",
      why: "An interactor decides what to load or save, and a worker does it."),
    ArchitectureRule(
      "Only ItemsWorkersInitializer makes workers, and knows their classes",
      why: "An interactor knows only its worker's protocol, so a spy can replace the worker.",
      .no(.types(of: workers, .class), in: .except(configuration)),
      Sample(
        "AddItem/AddItemInteractor", "let worker: AddItemWorker  // ←",
        "let worker: any AddItemWorkerProtocol")),
    ArchitectureRule(
      "Only a configurator makes the interactor, the presenter, and the router",
      why: "The roles of a screen are connected in one place, where a test checks the connections.",
      .only(configurators, make: .types(of: .any(interactors, presenters, routers), .class)),
      Sample(
        "AddItem/AddItemViewController", "let output = AddItemInteractor(worker: worker)  // ←",
        "configurator.configure(viewController: self)")),
    .navigation(
      by: "routers and the entry", in: .any(routers, .entry),
      why:
        "If a view controller pushed the next screen, it would also have to create that screen."),
    ArchitectureRule(
      "Only routers use data stores of other screens, and no router keeps such a data store",
      why: "Routers pass data between screens, so no other role needs another screen's data.",
      .all(
        .no(.types(of: interactors, endingIn: ["DataStore"]), in: .except(interactors, routers)),
        .every(\.storedProperties, in: routers) { property, scope in
          let own = "\(scope.file.scene)DataStore"
          return property.type.texts.contains { $0.hasSuffix("DataStore") && $0 != own }
            ? "\(property.name) is another scene's" : nil
        }),
      Sample("AddItem/AddItemPresenter", "var store: (any AddItemDataStore)?  // ←"),
      Sample(
        "AddItem/AddItemRouter", "final class A { weak var list: (any ItemsListDataStore)? }  // ←",
        "final class B { var dataStore: (any AddItemDataStore)? }")),
  ]
}
