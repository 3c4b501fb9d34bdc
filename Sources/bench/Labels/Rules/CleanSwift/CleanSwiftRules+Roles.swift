import SwiftSource

extension CleanSwiftRules {
  /// What each class may know.
  static let onRoles: [LabelRule] = [
    LabelRule(
      "A view controller knows its output and its router, and nothing behind them",
      why: "The cycle runs one way: it asks with requests and displays view models.",
      .no(
        .any(
          .entities, .client, .store, .types(of: interactors, "interactors"),
          .types(of: presenters, "presenters"), .types(of: workers, "workers"),
          .types(of: .any(configurators, configuration), "configuration"),
          .classes(of: routers, "routers"), types(models, "Response")),
        in: viewControllers),
      wrong: Sample("ItemsList/ItemsListViewController.swift", "var items: [Item] = []"),
      Sample(
        "ItemsList/ItemsListViewController.swift", "var presenter: ItemsListPresenter?"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift",
        "// [Item]\nvar output: (any ItemsListViewControllerOutput)?")),
    LabelRule(
      "A view controller asks its router for routes, never for data",
      why: "Data that took the short way around would not have passed the presenter.",
      .each(viewControllers) { file, inspection in
        inspection.look()
        var router = Inspection(inspection.version)
        let data = Names.properties(of: routers, "routers").resolve(in: &router)
        for index in file.uses(ofMembers: data) {
          inspection.find("reaches \(file.text(index))", in: file, line: file.words[index].line)
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift", "let items = router?.dataStore?.items"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift", "router?.route()  // router?.dataStore?.items")),
    LabelRule(
      "An interactor names no kit, router, view controller, view model, or word",
      why: "Business rules know neither where their answer is shown nor how it reads.",
      .no(
        .any(
          .kit, .screens, .shared("ItemText", "Wording"), .classes(of: presenters, "presenters"),
          .types(of: .any(viewControllers, routers), "view controllers and routers"),
          types(models, "ViewModel")),
        in: interactors),
      wrong: Sample("AddItem/AddItemInteractor.swift", "var router: AddItemRouter?"),
      Sample("AddItem/AddItemInteractor.swift", "output?.present(SavedItemViewModel())"),
      right: Sample(
        "AddItem/AddItemInteractor.swift",
        "// AddItemRouter\nvar output: (any AddItemInteractorOutput)?")),
    LabelRule(
      "A presenter names no kit, worker, interactor, router, or request",
      why: "It formats and passes on; it can ask nobody back.",
      .no(
        .any(
          .kit, .screens, .client, .store, types(models, "Request"),
          .types(of: .any(workers, interactors, routers, viewControllers), "the other roles")),
        in: presenters),
      wrong: Sample("AddItem/AddItemPresenter.swift", "let worker: any AddItemWorkerProtocol"),
      right: Sample("AddItem/AddItemPresenter.swift", "// AddItemWorker\nlet text = \"Label\"")),
    LabelRule(
      "Only a presenter formats",
      why: "Dates and messages change their looks in one class.",
      .only(presenters, name: .shared("ItemText", "Wording")),
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift", "label.text = ItemText.state(true)"),
      right: Sample(
        "ItemsList/ItemsListViewController.swift", "label.text = row.state  // ItemText")),
  ]
}
