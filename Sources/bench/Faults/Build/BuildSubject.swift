/// The types of a version that are changed before it is built again: in each one the same part.
enum BuildSubject {
  static let all: [String: [BuildChange: String]] = [
    "MVC": [
      .entity: "ItemsListModelState", .view: "ItemsListViewController",
      .protocol: "ItemsListModelProtocol",
    ],
    "MVVMC": [
      .entity: "ItemSummary", .view: "ItemsListViewController",
      .protocol: "ItemsListViewModelProtocol",
    ],
    "VIPER": [
      .entity: "ItemsListRowModel", .view: "ItemsListViewController",
      .protocol: "ItemsListPresenterProtocol",
    ],
    "VIPERS": [
      .entity: "ItemUI", .view: "ItemsListScene", .protocol: "ItemsList_HandleUIEvents",
    ],
    "CleanSwift": [
      .entity: "ItemsViewModel", .view: "ItemsListViewController",
      .protocol: "ItemsListViewControllerOutput",
    ],
  ]
}
