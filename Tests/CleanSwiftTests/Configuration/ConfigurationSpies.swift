import HeadlessKit

@testable import CleanSwift

/// Connects nothing but what a test wants to see connected.
final class ConfiguratorSpy<Scene: ViewController>: Configurator {
  private let log: CallLog
  var onConfigure: (Scene) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var configuredViewController: Scene?
  func configure(viewController: Scene) {
    log.note()
    configuredViewController = viewController
    onConfigure(viewController)
  }
}

final class WorkersInitializerSpy: WorkersInitializer {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    log.note()
    return ItemsListWorkerSpy(log)
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    log.note()
    return ItemDetailWorkerSpy(log)
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    log.note()
    return AddItemWorkerSpy(log)
  }
}
