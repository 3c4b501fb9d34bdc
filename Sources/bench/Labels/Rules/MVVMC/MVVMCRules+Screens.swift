import Reading
import Suites
import SwiftSource

extension MVVMCRules {
  /// What view controllers and view models may know.
  static let onScreens: [LabelRule] = [
    LabelRule(
      "A view controller knows neither coordinator nor factory",
      why: "It binds a view to a view model; with nothing else to know there is nothing to decide.",
      .no(.any(coordinatorTypes, factoryTypes), in: viewControllers),
      wrong: Sample(
        "AddItem/AddItemViewController.swift", "let coordinator: any AddItemCoordinatorProtocol"),
      right: Sample(
        "AddItem/AddItemViewController.swift", "// AddItemCoordinator\nlet text = \"Factory\"")),
    LabelRule(
      "A view controller knows its view model by protocol, and neither network nor store",
      why: "Any object that says the same state can stand in for the view model.",
      .all(
        .no(.any(viewModelClasses, networkTypes, .client, .store), in: viewControllers),
        .each(viewControllers) { file, inspection in
          let property = file.variables.first { $0.isStored && $0.name == "viewModel" }
          inspection.expect(
            property?.isConstant == true
              && property?.type.texts == ["any", "\(file.place.scene)ViewModelProtocol"],
            "has no view model as a constant of its protocol", in: file,
            line: property?.line ?? 0)
        }),
      wrong: Sample(
        "AddItem/AddItemViewController.swift", "final class A { var viewModel: AddItemViewModel? }"),
      right: Sample(
        "AddItem/AddItemViewController.swift",
        "final class A { let viewModel: any AddItemViewModelProtocol }  // AddItemViewModel")),
    LabelRule(
      "A view controller words nothing",
      why: "All that shows is said by the view model, so tests compare values instead of screens.",
      .no(.shared("ItemText", "TitleValidation", "Wording"), in: viewControllers),
      wrong: Sample(
        "ItemDetail/ItemDetailViewController.swift", "label.text = ItemText.date(item.createdAt)"),
      right: Sample(
        "ItemDetail/ItemDetailViewController.swift", "label.text = state.date  // ItemText")),
    LabelRule(
      "A view model and its state know no kit, no screen, no factory",
      why: "It can be tested without a screen, and shown by any other.",
      .no(.any(.kit, .screens, factoryTypes, screenClasses), in: viewModels),
      wrong: Sample("ItemsList/ItemsListViewModel.swift", "var table: TableView?"),
      Sample("ItemsList/ItemsListState.swift", "let factory: any Factory"),
      right: Sample(
        "ItemsList/ItemsListViewModel.swift", "/// For a TableView.\nlet name = \"Factory\"")),
    LabelRule(
      "A state is a value: structs and enums only",
      why: "A history of states can be kept and compared as a whole.",
      .each(.any(.roles("State"), summary)) { file, inspection in
        for type in file.types {
          inspection.expect(
            [.struct, .enum, .extension].contains(type.kind), "\(type.name) is a \(type.kind)",
            in: file, line: type.line)
        }
      },
      wrong: Sample("AddItem/AddItemState.swift", "final class AddItemState {}"),
      right: Sample(
        "AddItem/AddItemState.swift", "// no class\nstruct AddItemState { enum Work {} }")),
    LabelRule(
      "A view model holds its coordinator weakly",
      why: "The coordinator's screen holds the view model: asking it for the way is no ownership.",
      .weak(coordinatorTypes, in: .roles("ViewModel")),
      wrong: Sample(
        "AddItem/AddItemViewModel.swift",
        "final class A { let coordinator: any AddItemCoordinatorProtocol }"),
      right: Sample(
        "AddItem/AddItemViewModel.swift",
        "final class A { weak var coordinator: (any AddItemCoordinatorProtocol)? }")),
  ]
}
