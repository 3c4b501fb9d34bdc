import CleanSwift
import HeadlessKit

/// Notes that a scene is configured, and forwards it.
final class SpyConfigurator<Scene: ViewController>: Configurator {
  private let target: any Configurator<Scene>
  private let log: MessageLog
  private let from: String

  init(_ target: any Configurator<Scene>, _ log: MessageLog, from: String) {
    self.target = target
    self.log = log
    self.from = from
  }

  func configure(viewController: Scene) {
    let seam = Seam(from, "\(type(of: target))", "Configurator", "configure(viewController:)")
    log.forward(seam) { target.configure(viewController: viewController) }
  }
}

/// Notes which workers are made, and hands out spies in their place.
final class SpyWorkersInitializer: WorkersInitializer {
  private let target: any WorkersInitializer
  private let log: MessageLog

  init(_ target: any WorkersInitializer, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    log.forward(seam("ItemsListConfigurator", "makeItemsListWorker()")) {
      SpyCleanItemsListWorker(target.makeItemsListWorker(), log)
    }
  }

  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    log.forward(seam("ItemDetailConfigurator", "makeItemDetailWorker()")) {
      SpyCleanItemDetailWorker(target.makeItemDetailWorker(), log)
    }
  }

  func makeAddItemWorker() -> any AddItemWorkerProtocol {
    log.forward(seam("AddItemConfigurator", "makeAddItemWorker()")) {
      SpyCleanAddItemWorker(target.makeAddItemWorker(), log)
    }
  }

  private func seam(_ from: String, _ method: String) -> Seam {
    Seam(from, "ItemsWorkersInitializer", "WorkersInitializer", method)
  }
}
