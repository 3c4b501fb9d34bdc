import HeadlessKit

@testable import CleanSwift

/// Connects nothing but what a test wants to see connected.
final class ConfiguratorSpy<Scene: ViewController>: Configurator {
  var onConfigure: (Scene) -> Void = { _ in }
  private(set) var configuredViewControllers: [Scene] = []

  var configureCalled: Bool { !configuredViewControllers.isEmpty }
  func configure(viewController: Scene) {
    configuredViewControllers.append(viewController)
    onConfigure(viewController)
  }
}

final class WorkersInitializerSpy: WorkersInitializer {
  enum Call {
    case makeItemsListWorker
    case makeItemDetailWorker
    case makeAddItemWorker
  }

  let itemsListWorker = ItemsListWorkerSpy()
  let itemDetailWorker = ItemDetailWorkerSpy()
  let addItemWorker = AddItemWorkerSpy()
  private(set) var calls: [Call] = []

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    calls.append(.makeItemsListWorker)
    return itemsListWorker
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    calls.append(.makeItemDetailWorker)
    return itemDetailWorker
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    calls.append(.makeAddItemWorker)
    return addItemWorker
  }
}
