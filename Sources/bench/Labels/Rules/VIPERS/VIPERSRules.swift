/// What makes it VIPER-S: names that say what they mean.
enum VIPERSRules {
  static let rules = onNames + onActors

  static let scenes = Files.roles("Scene")
  static let directors = Files.roles("Director")
  static let workers = Files.roles("Worker")
  static let navigators = Files.roles("Navigator")
  static let actors = Files.any(scenes, directors, workers, navigators)
  static let contracts = Files.roles("Contract")
  static let verbs: KeyValuePairs = [
    "_DisplayUI": ["display", "toggle"], "_HandleUIEvents": ["on"], "_PresentData": ["present"],
    "_Navigate": ["goto", "goBack"],
  ]

  /// What each actor may know, and how they are connected.
  static let onActors: [ArchitectureRule] = [
    ArchitectureRule(
      "A scene knows its events handler, but no other actor and no entity",
      why: "It displays what is ready for display, and reports what the user does.",
      .no(
        .any(
          .entities, .types(of: .any(directors, workers, navigators)),
          .types(
            of: contracts, endingIn: ["_ManageData", "_PresentData", "_Navigate", "_Delegate"])),
        in: scenes),
      Sample(
        "ItemsList/ItemsListScene", "private var items: [Item] = []  // ←",
        "var navigator: (any ItemsList_Navigate)?  // ←", "private var rows: [ItemUI] = []")),
    .display(
      "UI", in: .any(contracts, .roles("ItemUI")), at: "ItemsList/ItemsListContract",
      why: "The scene shows the texts that it receives, and formats nothing."),
    .formatting(
      by: "directors and the item's model for display", in: .any(directors, .roles("ItemUI")),
      why: "A director turns an item into a model for display, and a scene receives only text."),
    ArchitectureRule(
      "A director knows other actors only by their roles, and names nothing of HeadlessKit",
      why: "It connects the domains: you can test it with spies of the actors that it calls.",
      .no(.any(.types(of: actors), .userInterface), in: directors),
      Sample(
        "AddItem/AddItemDirector", "var navigator: AddItemNavigator?  // ←",
        "let table: TableView  // ←", "var navigator: (any AddItem_Navigate)?")),
    ArchitectureRule(
      "A worker names no other actor and nothing of HeadlessKit",
      why: "Data is a domain of its own.",
      .no(
        .any(
          .userInterface, .types(of: .any(scenes, directors, navigators)),
          .types(
            of: contracts, endingIn: ["_DisplayUI", "_HandleUIEvents", "_Navigate", "_Delegate"])),
        in: workers),
      Sample(
        "AddItem/AddItemWorker", "weak var director: AddItemDirector?  // ←",
        "var scene: ViewController?  // ←", "weak var presenter: (any AddItem_PresentData)?")),
    .data(
      "Only workers use the client and the store, which navigators and the entry pass on",
      in: workers, passing: .any(navigators, .entry),
      at: "ItemsList/ItemsListNavigator",
      why: "Only one actor of a module manages data."),
    .navigation(
      by: "navigators and the entry", in: .any(navigators, .entry),
      why: "Navigation is a domain of its own."),
    ArchitectureRule(
      "A module is made by its navigator's makeModule, and by nothing else",
      why: "Actors are made and connected in one place, with the data that the module needs.",
      .only(navigators, make: .types(of: actors), in: "makeModule"),
      Sample("AddItem/AddItemScene", "let director = AddItemDirector()  // ←"),
      Sample(
        "AddItem/AddItemNavigator",
        """
        final class AddItemNavigator {
          static func makeModule() { AddItemDirector() }
          func goBack() { AddItemDirector() }  // ←
        }
        """)),
  ]
}
