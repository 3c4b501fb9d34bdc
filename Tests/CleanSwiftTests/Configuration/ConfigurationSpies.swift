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

/// Makes doubles, or has `next` make the workers, where a test is about all scenes together.
final class WorkersInitializerSpy: WorkersInitializer {
  private let log: CallLog
  private let next: (any WorkersInitializer)?
  /// The one made last.
  private(set) weak var worker: AnyObject?

  init(_ log: CallLog, next: (any WorkersInitializer)? = nil) {
    self.log = log
    self.next = next
  }

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    log.note()
    return note(next?.makeItemsListWorker() ?? ItemsListWorkerSpy(log))
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    log.note()
    return note(next?.makeItemDetailWorker() ?? ItemDetailWorkerSpy(log))
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    log.note()
    return note(next?.makeAddItemWorker() ?? AddItemWorkerSpy(log))
  }

  private func note<Worker>(_ worker: Worker) -> Worker {
    self.worker = worker as AnyObject
    return worker
  }
}
