import HeadlessKit
import Items
import MVVMC

/// Notes every call to the project's coordinator and forwards it.
final class SpyProjectCoordinator: RootCoordinator, AbstractCoordinator {
  private let target: any RootCoordinator & AbstractCoordinator
  private let log: MessageLog

  init(_ target: any RootCoordinator & AbstractCoordinator, _ log: MessageLog) {
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

  func addChildCoordinator(_ child: any ChildCoordinator) {
    log.forward(
      seam("\(type(of: child))", "AbstractCoordinator", "addChildCoordinator(_:)")
    ) {
      target.addChildCoordinator(child)
    }
  }

  func didFinish(_ child: any ChildCoordinator) {
    log.forward(seam("\(type(of: child))", "AbstractCoordinator", "didFinish(_:)")) {
      target.didFinish(child)
    }
  }

  func didAdd(_ item: Item) {
    log.forward(seam("AddItemCoordinator", "AbstractCoordinator", "didAdd(_:)")) {
      target.didAdd(item)
    }
  }

  private func seam(_ from: String, _ protocol: String, _ method: String) -> Seam {
    Seam(from, "ProjectCoordinator", `protocol`, method)
  }
}

/// Notes every call to the detail's coordinator and forwards it; keeps it until it has started, as whoever
/// made it does, and then leaves that to its parent.
final class SpyItemDetailCoordinator: ChildCoordinator {
  private weak var target: (any ChildCoordinator)?
  private var unstarted: (any ChildCoordinator)?
  private let log: MessageLog

  init(_ target: any ChildCoordinator, _ log: MessageLog) {
    self.target = target
    unstarted = target
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.forward(seam("ProjectCoordinator", "start(_:)")) { target?.start(navigationController) }
    unstarted = nil
  }

  func didLeave() {
    log.forward(seam("ItemDetailViewModel", "didLeave()")) { target?.didLeave() }
  }

  private func seam(_ from: String, _ method: String) -> Seam {
    Seam(from, "ItemDetailCoordinator", "ChildCoordinator", method)
  }
}

/// Notes every call to the form's coordinator and forwards it; keeps it until it has started, as whoever
/// made it does, and then leaves that to its parent.
final class SpyAddItemCoordinator: AddItemCoordinatorProtocol {
  private weak var target: (any AddItemCoordinatorProtocol)?
  private var unstarted: (any AddItemCoordinatorProtocol)?
  private let log: MessageLog

  init(_ target: any AddItemCoordinatorProtocol, _ log: MessageLog) {
    self.target = target
    unstarted = target
    self.log = log
  }

  func start(_ navigationController: NavigationController) {
    log.forward(seam("ProjectCoordinator", "ChildCoordinator", "start(_:)")) {
      target?.start(navigationController)
    }
    unstarted = nil
  }

  func finish(with item: Item) {
    log.forward(seam("AddItemViewModel", "AddItemCoordinatorProtocol", "finish(with:)")) {
      target?.finish(with: item)
    }
  }

  func didLeave() {
    log.forward(seam("AddItemViewModel", "ChildCoordinator", "didLeave()")) {
      target?.didLeave()
    }
  }

  private func seam(_ from: String, _ protocol: String, _ method: String) -> Seam {
    Seam(from, "AddItemCoordinator", `protocol`, method)
  }
}
