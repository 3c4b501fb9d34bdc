import HeadlessKit

@testable import CleanSwift

/// Connects nothing but what a test wants to see connected.
final class ConfiguratorSpy<Scene: ViewController>: Configurator {
  private let record: Record
  var onConfigure: (Scene) -> Void = { _ in }

  init(_ record: Record) {
    self.record = record
  }

  private(set) var configuredViewController: Scene?
  func configure(viewController: Scene) {
    record.note()
    configuredViewController = viewController
    onConfigure(viewController)
  }
}

final class WorkersInitializerSpy: WorkersInitializer {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    record.note()
    return ItemsListWorkerSpy(record)
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    record.note()
    return ItemDetailWorkerSpy(record)
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    record.note()
    return AddItemWorkerSpy(record)
  }
}
