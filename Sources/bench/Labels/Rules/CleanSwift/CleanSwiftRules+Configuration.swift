import Reading
import Suites
import SwiftSource

extension CleanSwiftRules {
  /// Who makes, holds, and shows what.
  static let onConfiguration: [LabelRule] = [
    LabelRule(
      "A presenter holds its output weakly, and a router its view controller",
      why: "The view controller holds the cycle; the way back to it is no ownership.",
      .all(
        .weak(named: "output", in: presenters),
        .weak(.any(.shared("ViewController"), .stack), in: routers)),
      wrong: Sample(
        "AddItem/AddItemPresenter.swift",
        "final class P { var output: (any AddItemPresenterOutput)? }"),
      Sample(
        "AddItem/AddItemRouter.swift", "final class R { var viewController: ViewController? }"),
      right: Sample(
        "AddItem/AddItemPresenter.swift",
        "final class P { weak var output: (any AddItemPresenterOutput)? }  // var output")),
    LabelRule(
      "A router keeps no data store but its own scene's",
      why: "What a scene passes data to belongs to the other scene, and is found when it is time.",
      .each(routers) { file, inspection in
        let stores = types(interactors, "DataStore").resolve(in: &inspection)
        let foreign = stores.subtracting([file.place.scene + "DataStore"])
        for property in file.variables where property.isStored {
          inspection.expect(
            foreign.isDisjoint(with: property.type.texts), "\(property.name) is another scene's",
            in: file, line: property.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemRouter.swift", "final class R { weak var list: (any ItemsListDataStore)? }"),
      right: Sample(
        "AddItem/AddItemRouter.swift",
        "final class R { var dataStore: (any AddItemDataStore)? }  // ItemsListDataStore")),
    LabelRule(
      "A router casts to nothing but another scene's view controller",
      why: "It finds the scene that it leads back to on the stack, and asks for the data store.",
      .each(routers) { file, inspection in
        inspection.look()
        let scenes = types(viewControllers, "ViewController").resolve(in: &inspection)
          .subtracting([file.place.scene + "ViewController"])
        for index in ["as", "is"].flatMap({ file.names[$0] ?? [] }) {
          let name = file.words[(index + 1)...].first {
            $0.kind == .identifier && $0.text != "any"
          }
          if let name, !scenes.contains(name.text) {
            inspection.find("casts to \(name.text)", in: file, line: name.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemRouter.swift", "let own = screen as? AddItemViewController"),
      Sample("AddItem/AddItemRouter.swift", "let store = source as? AddItemInteractor"),
      right: Sample(
        "AddItem/AddItemRouter.swift",
        "let list = below as? ItemsListViewController  // as? AddItemInteractor")),
    LabelRule(
      "Data stores are the routers' and their own interactor's",
      why: "Scenes pass data by routers, and by nobody else.",
      .only(.any(interactors, routers), name: types(interactors, "DataStore")),
      wrong: Sample("AddItem/AddItemPresenter.swift", "var store: (any AddItemDataStore)?"),
      right: Sample("AddItem/AddItemPresenter.swift", "// AddItemDataStore\nvar output = 0")),
    LabelRule(
      "Only workers use client and store; the initializer passes them on",
      why: "An interactor says what is to be done, a worker how.",
      .all(
        .only(.any(workers, configuration, .entry), name: .any(.client, .store)),
        .noUse(of: .any(.client, .store), in: .any(configuration, .entry))),
      wrong: Sample("AddItem/AddItemInteractor.swift", "let client: any ItemsClient"),
      right: Sample("AddItem/AddItemInteractor.swift", "// ItemsClient\nlet client = 0")),
    LabelRule(
      "Workers are known by protocol, and made by the initializer",
      why: "An interactor is tested with a worker that only answers.",
      .only(configuration, name: .classes(of: workers, "workers")),
      wrong: Sample("AddItem/AddItemInteractor.swift", "let worker: AddItemWorker"),
      right: Sample(
        "AddItem/AddItemInteractor.swift", "let worker: any AddItemWorkerProtocol  // AddItemWorker"
      )),
    LabelRule(
      "Only a configurator makes interactor, presenter, and router",
      why: "The cycle is closed in one place, which a test can walk.",
      .only(
        configurators, make: .classes(of: .any(interactors, presenters, routers), "the cycle")),
      wrong: Sample(
        "AddItem/AddItemViewController.swift", "let output = AddItemInteractor(worker: x)"),
      right: Sample("AddItem/AddItemViewController.swift", "// AddItemInteractor(worker: x)")),
    LabelRule(
      "Only routers push and pop; the entry pushes the first scene",
      why: "A view controller that knew the next one would carry its configuration.",
      .only(.any(routers, .entry), use: .navigation),
      wrong: Sample(
        "AddItem/AddItemViewController.swift", "navigationController?.popViewController()"),
      right: Sample(
        "AddItem/AddItemViewController.swift", "router?.back()  // .popViewController()")),
  ]
}
