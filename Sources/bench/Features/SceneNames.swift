import SwiftSource

/// The names that a version has for a later scene's sake outside the scene's own files.
///
/// Names with the scene's words in them, such as `makeItemDetailWorker`, tell themselves; here are the
/// others: what leads to the scene, what it leads back by, and what only it calls. `Type.member` is the
/// member as that type's code names it, where the same word also stands for something else.
struct SceneNames: Equatable, Sendable {
  var detail: Set<String> = []
  var form: Set<String> = []

  static let all = [
    "MVC": SceneNames(
      detail: [
        "ItemsListTableViewBinding.delegate", "ItemsListTableViewBindingDelegate",
        "ItemsListViewController.delegate", "detail", "detailRepository", "didSelectRow",
        "makeDetail", "select",
      ],
      form: [
        "Bag.writableRepository", "MVCApp.writableRepository", "ReverseNavigator",
        "ReverseNavigatorProtocol", "add", "addButton", "makeForm", "reloadAfterChange",
        "reverseNavigator",
      ]),
    "MVVMC": SceneNames(
      detail: ["getItem", "moveToDetail", "select"],
      form: [
        "ProjectCoordinator.itemsListViewModel", "add", "addButton", "didAdd", "moveToAdd",
        "postItem",
      ]),
    "VIPER": SceneNames(
      detail: ["detailWireframe", "selectionHandler"],
      form: ["addButton", "reloadItems"]),
    "VIPERS": SceneNames(
      detail: ["gotoDetail", "onItemSelected"],
      form: ["addButton", "itemDidCreate", "pop"]),
    "CleanSwift": SceneNames(
      detail: ["ItemsListDataStore.items"],
      form: ["ReloadItemsRequest", "addButton", "addedItem", "reloadItems", "viewWillAppear"]),
    "Direct": SceneNames(
      detail: [
        "DirectItemsListViewController.indices", "DirectItemsListViewController.pushViewController",
      ],
      form: ["add", "addButton", "reloadAfterChange"]),
  ]

  /// The scene for whose sake a type is there, by its name, or by that of what it tests or doubles.
  func feature(ofType name: String) -> Feature? {
    let words = name.words
    let isNamed = { (names: Set<String>) in
      names.contains {
        $0.first?.isUppercase == true && !$0.contains(".") && words.starts(with: $0.words)
      }
    }
    if isNamed(detail) { return .detail }
    return isNamed(form) ? .form : Feature(named: name)
  }

  /// The scene for whose sake a name is there that stands within declarations.
  func feature(of name: String, in declarations: [Declaration]) -> Feature? {
    let names = [name] + declarations.map { "\($0.name).\(name)" }
    if !detail.isDisjoint(with: names) { return .detail }
    return form.isDisjoint(with: names) ? Feature(named: name) : .form
  }
}
