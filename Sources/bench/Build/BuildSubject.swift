/// The types of a version that are changed before it is built again: in each one the same part.
struct BuildSubject: Equatable, Sendable {
  let entity: String
  let view: String
  let `protocol`: String

  static let all = [
    "MVC": BuildSubject(
      entity: "ItemsListModelState", view: "ItemsListViewController",
      protocol: "ItemsListModelProtocol"),
    "MVVMC": BuildSubject(
      entity: "ItemSummary", view: "ItemsListViewController",
      protocol: "ItemsListViewModelProtocol"),
    "VIPER": BuildSubject(
      entity: "ItemsListRowModel", view: "ItemsListViewController",
      protocol: "ItemsListPresenterProtocol"),
    "VIPERS": BuildSubject(
      entity: "ItemUI", view: "ItemsListScene", protocol: "ItemsList_HandleUIEvents"),
    "CleanSwift": BuildSubject(
      entity: "ItemsViewModel", view: "ItemsListViewController",
      protocol: "ItemsListViewControllerOutput"),
  ]

  /// The type that a change is made to; nil where the change isn't one of a type.
  func type(for change: BuildChange) -> String? {
    switch change {
    case .clean, .nothing: nil
    case .entity: entity
    case .view: view
    case .protocol: `protocol`
    }
  }
}
