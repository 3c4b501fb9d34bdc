import Items
import Observing

/// Logs how each query for the list ended, for as long as the log lives.
package final class ItemsQueryLog {
  private let log: (String) -> Void
  private var subscription: Subscription?

  package init(loggingTo log: @escaping (String) -> Void) {
    self.log = log
  }

  package func subscribe(to center: QueryNotificationCenter) {
    subscription = center.subscribe(to: ItemsQueryDidFinish.self) { [weak self] in
      self?.note($0.result)
    }
  }

  private func note(_ result: QueryResult<[Item]>) {
    switch result {
    case .success(let items): log("items query: \(items.count) items")
    case .failure(let error): log("items query: \(error)")
    case .cancelled: log("items query: cancelled")
    }
  }
}
