import SwiftSource

/// What makes it MVC in Smalltalk's flavour.
enum MVCRules {
  static let rules = onModels + onLoop + onAssembly

  static let models = Files.roles("Model", "ModelProtocol", "ModelState")
  static let repositories = Files.any(
    .roles("Repository", "RepositoryProtocol"), .folder("Repositories"))
  static let bindings = Files.roles("ViewBinding")
  /// The binding that leads to another screen makes it and its model.
  static let navigationBindings = Files.roles("NavigationViewBinding")
  static let viewControllers = Files.roles("ViewController")
  static let controllers = Files {
    $0.role.hasSuffix("Controller") && !viewControllers.contains($0)
  }
  static let observing = Files.any(bindings, controllers)
  static let navigators = Files.folder("Navigation")
  static let observers = Names.types(of: observing, .class)
  static let leading = Names.any(.types(of: viewControllers, .class), .types(of: navigators))

  /// What a model is, and what it may know.
  static let onModels: [ArchitectureRule] = [
    ArchitectureRule(
      "A model knows no view, binding, controller, or navigator",
      why: "You can add a view without changing the model.",
      .no(.any(.userInterface, observers, leading), in: .any(models, repositories)),
      Sample(
        "ItemsList/ItemsListModel", "private let view: ItemsListView  // ←",
        "private let navigator: any NavigatorProtocol  // ←",
        "private let repository: any ItemsListRepositoryProtocol")),
    ArchitectureRule(
      "A model has one state, which it publishes by currentState and didChange",
      why: "Everything that changes on screen follows from this one state.",
      .every(\.declaredTypes, in: .roles("ModelProtocol")) { type, scope in
        let state = "\(type.name.dropLast("Protocol".count))State"
        let has = Set(scope.file.variables.map { "\($0.name): \($0.type.text)" })
        return has.isSuperset(of: ["didChange: Observable<\(state)>", "currentState: \(state)"])
          ? nil : "\(type.name) lacks didChange or currentState of \(state)"
      },
      Sample(
        "AddItem/AddItemModelProtocol",
        "protocol AddItemModelProtocol {  // ←\n  var currentState: AddItemModelState { get }\n}"),
      Sample(
        "AddItem/AddItemModelProtocol",
        """
        protocol AddItemModelProtocol {
          var didChange: Observable<AddItemModelState> { get }
          var currentState: AddItemModelState { get }
        }
        """)),
    ArchitectureRule(
      "Only a model changes its state, and always through its state machine",
      why:
        "A model refuses a second request because of its state, so no other role may change this "
        + "state.",
      .all(
        .no(.types(of: .roles("StateMachine"), .class), in: .except(.roles("Model"))),
        .no(.shared("ObservableState"), in: .except(.roles("StateMachine")))),
      Sample(
        "ItemsList/ItemsListViewBinding", "let machine: StateMachine<ItemsListModelState>  // ←"),
      Sample(
        "ItemsList/ItemsListModel", "let state: ObservableState<ItemsListModelState>  // ←",
        "let machine: StateMachine<ItemsListModelState>")),
    .data(
      "Only repositories use the client and the store",
      in: repositories, passing: .entry, at: "MVCApp",
      why: "A test of a model needs only stubs of repositories, without a client or a store."),
    ArchitectureRule(
      "Only the entry knows the class of a repository",
      why: "Other roles know only the repository's protocol, so a stub can replace the repository.",
      .no(.types(of: repositories, .class), in: .except(.entry)),
      Sample(
        "AddItem/AddItemModel", "let repository = AddItemRepository(calling: client)  // ←",
        "let repository: any AddItemRepositoryProtocol")),
    ArchitectureRule(
      "No repository both reads and writes the store",
      why: "A model that only reads items then has no way to write them.",
      .no("names ItemReading, but also", in: repositories) { file, _ in
        file.places(of: "ItemReading").isEmpty ? [] : file.places(of: "ItemWriting")
      },
      Sample("Repositories/ItemsRepository", "let store: any ItemReading & ItemWriting  // ←"),
      Sample("Repositories/WritableItemsRepository", "let store: any ItemWriting")),
  ]
}
