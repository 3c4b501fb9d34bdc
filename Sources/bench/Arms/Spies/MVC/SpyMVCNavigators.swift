import HeadlessKit
import MVC

/// Notes every navigation and composes the screen anew around spies before it is pushed.
final class SpyNavigator: NavigatorProtocol {
  private let target: any NavigatorProtocol
  private let log: MessageLog
  private let from: String

  init(_ target: any NavigatorProtocol, _ log: MessageLog, from: String) {
    self.target = target
    self.log = log
    self.from = from
  }

  func navigate(to viewController: ViewController) {
    log.forward(Seam(from, "Navigator", "NavigatorProtocol", "navigate(to:)")) {
      target.navigate(to: spied(viewController))
    }
  }

  private func spied(_ viewController: ViewController) -> ViewController {
    switch viewController {
    case let list as ItemsListViewController:
      let name = "ItemsListViewController"
      return ItemsListViewController(
        representing: SpyItemsListModel(
          list.model, log, from: name, observer: "ItemsListViewBinding"),
        navigatingBy: SpyNavigator(target, log, from: name), holding: list.bag)
    case let detail as ItemDetailViewController:
      return ItemDetailViewController(representing: SpyItemDetailModel(detail.model, log))
    case let add as AddItemViewController:
      let name = "AddItemViewController"
      return AddItemViewController(
        representing: SpyAddItemModel(add.model, log),
        sharing: SpyItemsListModel(add.sharedModel, log, from: name, observer: name),
        navigatingBy: add.navigator)
    default:
      return viewController
    }
  }
}

/// Notes every way back and forwards it.
final class SpyReverseNavigator: ReverseNavigatorProtocol {
  private let target: any ReverseNavigatorProtocol
  private let log: MessageLog

  init(_ target: any ReverseNavigatorProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func navigateBack() {
    let seam = Seam(
      "AddItemViewController", "ReverseNavigator", "ReverseNavigatorProtocol", "navigateBack()")
    log.forward(seam) { target.navigateBack() }
  }
}
