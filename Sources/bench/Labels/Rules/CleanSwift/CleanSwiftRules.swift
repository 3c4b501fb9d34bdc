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
      "A view controller knows its output and its router, but no object that these two use",
      why:
        "The cycle has one direction: a view controller sends requests and displays view models.",
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
      "An interactor names no router, view controller, or view model, and nothing of HeadlessKit",
      why: "Its decisions don't depend on where and how the result is shown.",
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
      "A presenter names no worker, interactor, router, or request, and nothing of HeadlessKit",
      why: "It formats what it receives and passes it on, and can't request anything else.",
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
      "Only workers use the client and the store, which the entry and the initializer pass on",
      in: workers, passing: .any(configuration, .entry),
      at: "Configuration/ItemsWorkersInitializer",
      why: "An interactor decides what to do, and a worker decides how."),
    ArchitectureRule(
      "Only the initializer makes workers and knows their classes",
      why: "You can test an interactor with another worker, such as a spy.",
      .no(.types(of: workers, .class), in: .except(configuration)),
      Sample(
        "AddItem/AddItemInteractor", "let worker: AddItemWorker  // ←",
        "let worker: any AddItemWorkerProtocol")),
    ArchitectureRule(
      "Only a configurator makes interactor, presenter, and router",
      why: "The VIP cycle is connected in one place, where a test can check the connections.",
      .only(configurators, make: .types(of: .any(interactors, presenters, routers), .class)),
      Sample(
        "AddItem/AddItemViewController", "let output = AddItemInteractor(worker: worker)  // ←",
        "configurator.configure(viewController: self)")),
    .navigation(
      by: "routers and the entry", in: .any(routers, .entry),
      why: "A view controller that pushed the next one would also have to configure it."),
    ArchitectureRule(
      "Only routers use the data stores of other scenes, and they don't keep them",
      why:
        "A data store belongs to its scene's interactor; a router finds it when it passes data on.",
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
