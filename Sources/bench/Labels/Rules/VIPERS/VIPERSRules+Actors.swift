import SwiftSource

extension VIPERSRules {
  /// The other domains, and how they are connected.
  static let onActors: [LabelRule] = [
    LabelRule(
      "A director references no class of another actor, only roles",
      why: "It is the bridge between the domains, and can be tested with a spy at each end.",
      .no(actors, in: directors),
      wrong: Sample("AddItem/AddItemDirector.swift", "var navigator: AddItemNavigator?"),
      right: Sample(
        "AddItem/AddItemDirector.swift",
        "/// Not AddItemNavigator.\nvar navigator: (any AddItem_Navigate)?")),
    LabelRule(
      "A director names no kit, screen, client, or store",
      why:
        "It handles events and presents data; what shows them and where they come from is another domain's.",
      .no(.any(.kit, .screens, .client, .store), in: directors),
      wrong: Sample("AddItem/AddItemDirector.swift", "let client: any ItemsClient"),
      right: Sample("AddItem/AddItemDirector.swift", "// ItemsClient\nlet client = \"Label\"")),
    LabelRule(
      "A worker names no kit, screen, or other actor",
      why: "Data is a domain of its own.",
      .no(
        .any(
          .kit, .screens, .types(of: .any(scenes, directors, navigators), "other actors"),
          protocols("_DisplayUI", "_HandleUIEvents", "_Navigate", "_Delegate")),
        in: workers),
      wrong: Sample("AddItem/AddItemWorker.swift", "weak var presenter: AddItemDirector?"),
      Sample("AddItem/AddItemWorker.swift", "var scene: ViewController?"),
      right: Sample(
        "AddItem/AddItemWorker.swift",
        "// AddItemDirector\nweak var presenter: (any AddItem_PresentData)?")),
    LabelRule(
      "Only workers use client and store; navigators and entry pass them on",
      why: "Managing data is one role's, whatever the module is made with.",
      .all(
        .only(.any(workers, navigators, .entry), name: .any(.client, .store)),
        .noUse(of: .any(.client, .store), in: .any(navigators, .entry))),
      wrong: Sample("AddItem/AddItemScene.swift", "let store: any ItemWriting"),
      Sample(
        "ItemsList/ItemsListNavigator.swift",
        "final class A {\n  let store: any ItemWriting\n  func f() { try? store.removeAll() }  // ←\n}"
      ),
      right: Sample(
        "ItemsList/ItemsListNavigator.swift",
        "final class A {\n  let store: any ItemWriting\n  func f() { B(store: store) }\n}")),
    LabelRule(
      "Only navigators push and pop; the entry pushes the first scene",
      why: "Navigation is a domain of its own.",
      .only(.any(navigators, .entry), use: .navigation),
      wrong: Sample("AddItem/AddItemDirector.swift", "stack.popViewController()"),
      right: Sample("AddItem/AddItemDirector.swift", "navigator.goBack()  // .popViewController()")),
    LabelRule(
      "A module is made by its navigator's makeModule, and by nothing else",
      why: "Actors are made and connected in one place, with the data that the module needs.",
      .all(
        .only(navigators, make: actors),
        .each(navigators) { file, inspection in
          guard file.folder != nil else { return }
          inspection.expect(
            file.functions.contains { $0.name == "makeModule" && $0.modifiers.contains("static") },
            "has no static makeModule", in: file, line: 0)
        },
        .each(.except(navigators)) { file, inspection in
          inspection.look()
          for function in file.functions where function.name == "makeModule" {
            inspection.find("declares makeModule", in: file, line: function.line)
          }
        }),
      wrong: Sample("AddItem/AddItemScene.swift", "let director = AddItemDirector()"),
      Sample("AddItem/AddItemNavigator.swift", "final class N { func makeModule() {} }"),
      Sample("AddItem/AddItemScene.swift", "final class S { static func makeModule() {} }"),
      right: Sample(
        "AddItem/AddItemNavigator.swift",
        "final class N { static func makeModule() -> S { AddItemDirector() } }")),
    LabelRule(
      "ui, presenter, viewController, and delegate are weak",
      why: "Scene, director, worker hold each other in this order; a strong way back is a cycle.",
      .all(
        .weak(named: "ui", "presenter", "viewController", "delegate", in: .all),
        .weak(
          .any(
            .stack, .shared("ViewController"),
            protocols("_DisplayUI", "_PresentData", "_Delegate")))),
      wrong: Sample(
        "AddItem/AddItemDirector.swift", "final class D { var ui: (any AddItem_DisplayUI)? }"),
      Sample(
        "AddItem/AddItemDirector.swift", "final class D { var back: (any AddItem_Delegate)? }"),
      right: Sample(
        "AddItem/AddItemDirector.swift",
        "final class D { weak var ui: (any AddItem_DisplayUI)? }  // var ui")),
  ]
}
