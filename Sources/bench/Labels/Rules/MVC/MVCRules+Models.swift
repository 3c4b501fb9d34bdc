import SwiftSource

extension MVCRules {
  /// What a model is, and what it may know.
  static let onModels: [LabelRule] = [
    LabelRule(
      "A model knows no view, binding, controller, or navigator",
      why:
        "What is true can't depend on who watches it, so any view of a model is one more observer.",
      .no(
        .any(.kit, .screens, watchers, composers, navigators), in: .any(models, repositories)),
      wrong: Sample("ItemsList/ItemsListModel.swift", "private let view: ItemsListView"),
      Sample("ItemsList/ItemsListModel.swift", "private let navigator: any NavigatorProtocol"),
      right: Sample(
        "ItemsList/ItemsListModel.swift", "// ItemsListView\nlet text = \"NavigatorProtocol\"")),
    LabelRule(
      "A model says its state: didChange and currentState, of its own enum",
      why: "All on screen follows from one state that everyone can watch.",
      .each(.kinds("ModelProtocol")) { file, inspection in
        let state = "\(file.name.dropLast("Protocol".count))State"
        for (name, type) in [
          ("didChange", ["Observable", "<", state, ">"]), ("currentState", [state]),
        ] {
          inspection.expect(
            file.variables.contains { $0.name == name && $0.type.texts == type },
            "has no \(name) of \(state)", in: file, line: 0)
        }
      },
      wrong: Sample(
        "AddItem/AddItemModelProtocol.swift",
        "protocol AddItemModelProtocol { var currentState: AddItemModelState { get } }"),
      right: Sample(
        "AddItem/AddItemModelProtocol.swift",
        """
        protocol AddItemModelProtocol {
          var didChange: Observable<AddItemModelState> { get }
          var currentState: AddItemModelState { get }
        }
        """)),
    LabelRule(
      "A model starts in the state that it is given",
      why: "A test begins in any state, and a screen's first state is the parent's to choose.",
      .each(.kinds("Model")) { file, inspection in
        let initialisers = file.functions.filter { $0.name == "init" }
        inspection.expect(
          initialisers.contains { $0.parameters.contains { $0.label == "startingWith" } },
          "has no init(startingWith:)", in: file, line: 0)
      },
      wrong: Sample("AddItem/AddItemModel.swift", "final class AddItemModel { init() {} }"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "final class AddItemModel { init(startingWith state: AddItemModelState) {} }")),
    LabelRule(
      "Only a model transits",
      why: "The guard against duplicate calls is its state machine, which nobody can go around.",
      .all(
        .only(.kinds("Model"), name: .classes(of: .kinds("StateMachine"), "the state machine")),
        .only(.kinds("StateMachine"), name: .shared("ObservableState"))),
      wrong: Sample(
        "ItemsList/ItemsListViewBinding.swift", "let machine: StateMachine<ItemsListModelState>"),
      Sample("ItemsList/ItemsListModel.swift", "let state: ObservableState<ItemsListModelState>"),
      right: Sample(
        "ItemsList/ItemsListModel.swift", "let machine: StateMachine<ItemsListModelState>")),
    LabelRule(
      "Only repositories and the entry name client and store",
      why: "A model is tested with stubs of what it asks for, in the words of the feature.",
      .only(.any(repositories, .entry), name: .any(.client, .store)),
      wrong: Sample("ItemsList/ItemsListModel.swift", "private let client: any ItemsClient"),
      right: Sample(
        "ItemsList/ItemsListModel.swift", "// ItemsClient\nlet client = \"ItemsClient\"")),
    LabelRule(
      "Repositories are known by protocol, and made by the entry",
      why: "A stub takes a repository's place without a word changed.",
      .only(.entry, name: .classes(of: repositories, "repositories")),
      wrong: Sample("AddItem/AddItemModel.swift", "let repository = AddItemRepository(calling: x)"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "let repository: any AddItemRepositoryProtocol  // AddItemRepository")),
    LabelRule(
      "Reading and writing are two repositories",
      why: "A model that only reads shows so by what it is given, which a global store would hide.",
      .each(.folder("Repositories")) { file, inspection in
        inspection.look()
        for index in file.names["ItemWriting"] ?? [] where file.names["ItemReading"] != nil {
          inspection.find("reads and writes", in: file, line: file.words[index].line)
        }
      },
      wrong: Sample(
        "Repositories/ItemsRepository.swift", "let store: any ItemReading & ItemWriting"),
      right: Sample(
        "Repositories/WritableItemsRepository.swift",
        "// no ItemReading\nlet store: any ItemWriting")),
  ]
}
