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
      "A scene knows its events handler (the director), but no other actor and no item",
      why: "A scene only displays texts, and tells the events handler what the user does.",
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
      by: "directors and ItemUI", in: .any(directors, .roles("ItemUI")),
      why: "A scene then receives finished texts."),
    ArchitectureRule(
      "A director knows other actors only by their protocols, and uses no type of HeadlessKit",
      why: "You can test a director with spies in place of the other actors.",
      .no(.any(.types(of: actors), .userInterface), in: directors),
      Sample(
        "AddItem/AddItemDirector", "var navigator: AddItemNavigator?  // ←",
        "let table: TableView  // ←", "var navigator: (any AddItem_Navigate)?")),
    ArchitectureRule(
      "A worker knows its presenter (the director), but no other actor and no type of HeadlessKit",
      why: "A worker handles data, and leaves display and navigation to other actors.",
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
      "Only workers use the client and the store",
      in: workers, passing: .any(navigators, .entry),
      at: "ItemsList/ItemsListNavigator",
      why: "All code that loads or saves a module's items is then in one actor, the worker."),
    .navigation(
      by: "navigators and the entry", in: .any(navigators, .entry),
      why: "The other actors don't depend on how a screen is shown."),
    ArchitectureRule(
      "Only the navigator's function makeModule creates the actors of a module",
      why: "You see in one function how the actors are created and connected.",
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
