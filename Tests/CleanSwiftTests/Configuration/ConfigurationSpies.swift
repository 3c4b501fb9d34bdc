import HeadlessKit

@testable import CleanSwift

/// Records which scenes it configures, and connects only what the test asks for.
final class ConfiguratorSpy<Scene: ViewController>: Configurator {
  private let log: CallLog<OuterCall>
  var onConfigure: (Scene) -> Void = { _ in }

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }

  func configure(viewController: Scene) {
    log.add(.configure(OuterCall.Screen(viewController)))
    onConfigure(viewController)
  }
}

/// Records which workers it creates, and lets `next` create them if there is one.
final class WorkersInitializerSpy: WorkersInitializer {
  private let log: CallLog<OuterCall>
  private let next: (any WorkersInitializer)?
  /// The last worker created.
  private(set) weak var worker: AnyObject?

  init(_ log: CallLog<OuterCall>, next: (any WorkersInitializer)? = nil) {
    self.log = log
    self.next = next
  }

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    log.add(.makeItemsListWorker)
    return keep(next?.makeItemsListWorker() ?? ItemsListWorkerSpy(CallLog()))
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    log.add(.makeItemDetailWorker)
    return keep(next?.makeItemDetailWorker() ?? ItemDetailWorkerSpy(CallLog()))
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    log.add(.makeAddItemWorker)
    return keep(next?.makeAddItemWorker() ?? AddItemWorkerSpy(CallLog()))
  }

  private func keep<Worker>(_ worker: Worker) -> Worker {
    self.worker = worker as AnyObject
    return worker
  }
}
