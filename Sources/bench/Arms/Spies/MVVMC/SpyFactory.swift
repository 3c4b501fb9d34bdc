import HeadlessKit
import Items
import MVVMC

/// Notes what is made, and hands out spies in the place of view models and coordinators.
final class SpyFactory: Factory {
  private let target: any Factory
  private let log: MessageLog
  /// The spies on the coordinators made last, which call themselves by their own names.
  private weak var projectCoordinator: SpyProjectCoordinator?
  private weak var itemDetailCoordinator: SpyItemDetailCoordinator?
  private weak var addItemCoordinator: SpyAddItemCoordinator?

  init(_ target: any Factory, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var httpManager: any HTTPManagerProtocol { target.httpManager }

  // MARK: Coordinators, which are given this factory rather than the target

  /// Makes the root's, as the entry does before anything runs: no message.
  func makeProjectCoordinator() -> any RootCoordinator {
    let spy = SpyProjectCoordinator(ProjectCoordinator(factory: self), log)
    projectCoordinator = spy
    return spy
  }

  func makeItemDetailCoordinator(
    item: Item, parent: any AbstractCoordinator
  ) -> any ChildCoordinator {
    note("makeItemDetailCoordinator(item:parent:)", for: "ProjectCoordinator") {
      let coordinator = ItemDetailCoordinator(
        factory: self, item: item, parent: projectCoordinator ?? parent)
      let spy = log.keeping(SpyItemDetailCoordinator(coordinator, log))
      itemDetailCoordinator = spy
      return spy
    }
  }

  func makeAddItemCoordinator(parent: any AbstractCoordinator) -> any ChildCoordinator {
    note("makeAddItemCoordinator(parent:)", for: "ProjectCoordinator") {
      let coordinator = AddItemCoordinator(factory: self, parent: projectCoordinator ?? parent)
      let spy = log.keeping(SpyAddItemCoordinator(coordinator, log))
      addItemCoordinator = spy
      return spy
    }
  }

  // MARK: View models

  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol {
    note("makeItemsListViewModel(coordinator:)", for: "ProjectCoordinator") {
      SpyItemsListViewModel(
        target.makeItemsListViewModel(coordinator: projectCoordinator ?? coordinator), log)
    }
  }

  func makeItemDetailViewModel(
    item: Item, coordinator: any ChildCoordinator
  ) -> any ItemDetailViewModelProtocol {
    note("makeItemDetailViewModel(item:coordinator:)", for: "ItemDetailCoordinator") {
      SpyItemDetailViewModel(
        target.makeItemDetailViewModel(
          item: item, coordinator: itemDetailCoordinator ?? coordinator), log)
    }
  }

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    note("makeAddItemViewModel(coordinator:)", for: "AddItemCoordinator") {
      SpyAddItemViewModel(
        target.makeAddItemViewModel(coordinator: addItemCoordinator ?? coordinator), log)
    }
  }

  // MARK: View controllers

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    note("makeItemsListViewController(viewModel:)", for: "ProjectCoordinator") {
      target.makeItemsListViewController(viewModel: viewModel)
    }
  }

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    note("makeItemDetailViewController(viewModel:)", for: "ItemDetailCoordinator") {
      target.makeItemDetailViewController(viewModel: viewModel)
    }
  }

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController {
    note("makeAddItemViewController(viewModel:)", for: "AddItemCoordinator") {
      target.makeAddItemViewController(viewModel: viewModel)
    }
  }

  private func note<Product>(
    _ method: String, for caller: String, _ make: () -> Product
  ) -> Product {
    log.forward(Seam(caller, "DependencyFactory", "Factory", method), make)
  }
}
