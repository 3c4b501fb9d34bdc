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
      return ItemsListViewController(
        representing: SpyItemsListModel(list.model, log),
        leadingBy: SpyItemsListNavigationModel(list.navigationModel, log),
        navigatingBy: SpyNavigator(target, log, from: "ItemsListNavigationViewBinding"),
        holding: list.bag)
    case let detail as ItemDetailViewController:
      return ItemDetailViewController(representing: SpyItemDetailModel(detail.model, log))
    case let add as AddItemViewController:
      return AddItemViewController(
        representing: SpyAddItemModel(add.model, log), navigatingBy: add.navigator)
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

  func navigateBack(from viewController: ViewController) {
    let seam = Seam(
      "AddItemNavigationViewBinding", "ReverseNavigator", "ReverseNavigatorProtocol",
      "navigateBack(from:)")
    log.forward(seam) { target.navigateBack(from: viewController) }
  }
}
