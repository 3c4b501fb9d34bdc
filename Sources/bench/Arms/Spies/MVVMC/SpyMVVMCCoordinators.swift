import HeadlessKit
import Items
import MVVMC

/// Notes every call to the project's coordinator and forwards it.
final class SpyProjectCoordinator: RootCoordinator, AddItemCoordinatorParent {
  private let target: any RootCoordinator & AddItemCoordinatorParent
  private let log: MessageLog

  init(_ target: any RootCoordinator & AddItemCoordinatorParent, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.forward(seam("MVVMCApp", "RootCoordinator", "start(_:)")) {
      target.start(navigationController)
    }
  }

  func moveToDetail(item: Item) {
    log.forward(seam("ItemsListViewModel", "RootCoordinator", "moveToDetail(item:)")) {
      target.moveToDetail(item: item)
    }
  }

  func moveToAdd() {
    log.forward(seam("ItemsListViewModel", "RootCoordinator", "moveToAdd()")) {
      target.moveToAdd()
    }
  }

  func didAdd(_ item: Item) {
    log.forward(seam("AddItemCoordinator", "AddItemCoordinatorParent", "didAdd(_:)")) {
      target.didAdd(item)
    }
  }

  private func seam(_ from: String, _ protocol: String, _ method: String) -> Seam {
    Seam(from, "ProjectCoordinator", `protocol`, method)
  }
}

/// Notes every call to the detail's coordinator and forwards it.
final class SpyItemDetailCoordinator: ChildCoordinator {
  private let target: any ChildCoordinator
  private let log: MessageLog

  init(_ target: any ChildCoordinator, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var viewController: ViewController? { target.viewController }

  func start(_ navigationController: NavigationController) {
    let seam = Seam(
      "ProjectCoordinator", "ItemDetailCoordinator", "ChildCoordinator", "start(_:)")
    log.forward(seam) { target.start(navigationController) }
  }
}

/// Notes every call to the form's coordinator and forwards it.
final class SpyAddItemCoordinator: AddItemCoordinatorProtocol {
  private let target: any AddItemCoordinatorProtocol
  private let log: MessageLog

  init(_ target: any AddItemCoordinatorProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var viewController: ViewController? { target.viewController }

  func start(_ navigationController: NavigationController) {
    log.forward(seam("ProjectCoordinator", "ChildCoordinator", "start(_:)")) {
      target.start(navigationController)
    }
  }

  func finish(with item: Item) {
    log.forward(seam("AddItemViewModel", "AddItemCoordinatorProtocol", "finish(with:)")) {
      target.finish(with: item)
    }
  }

  private func seam(_ from: String, _ protocol: String, _ method: String) -> Seam {
    Seam(from, "AddItemCoordinator", `protocol`, method)
  }
}
