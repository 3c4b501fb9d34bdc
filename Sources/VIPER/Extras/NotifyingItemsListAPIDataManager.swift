import Items
import Observing

/// Publishes how each query of the list that was answered ended, and then answers the interactor.
///
/// An extra: the original's queries post a notification, which any component can observe. An app that wants
/// it puts it around `ItemsListAPIDataManager` in `ItemsListWireframe`.
final class NotifyingItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  /// How a query ended.
  enum Notification {
    case didGetItems(Result<[Item], NetworkError>)
    case didDeleteItems(Result<Void, NetworkError>)
  }

  /// Passes each notification to all of its subscribers.
  typealias Center = EventSource<Notification>

  private let apiDataManager: any ItemsListAPIDataManagerInputProtocol
  private let center: Center

  init(
    decorating apiDataManager: any ItemsListAPIDataManagerInputProtocol,
    publishingTo center: Center
  ) {
    self.apiDataManager = apiDataManager
    self.center = center
  }

  func getItems(completion: @escaping (Result<[Item], NetworkError>) -> Void) {
    apiDataManager.getItems { [center] result in
      center.send(.didGetItems(result))
      completion(result)
    }
  }

  func deleteItems(completion: @escaping (Result<Void, NetworkError>) -> Void) {
    apiDataManager.deleteItems { [center] result in
      center.send(.didDeleteItems(result))
      completion(result)
    }
  }
}

extension NotifyingItemsListAPIDataManager {
  /// Logs how queries ended, from all centers that it has subscribed to, for as long as it lives.
  final class Log {
    private let write: (String) -> Void
    private var subscriptions: [Subscription] = []

    init(writingTo write: @escaping (String) -> Void) {
      self.write = write
    }

    func subscribe(to center: Center) {
      subscriptions.append(center.events.subscribe { [weak self] in self?.note($0) })
    }

    private func note(_ notification: Notification) {
      switch notification {
      case .didGetItems(.success(let items)): write("got \(items.count) items")
      case .didGetItems(.failure(let error)): write("didn't get the items: \(error)")
      case .didDeleteItems(.success): write("deleted the items")
      case .didDeleteItems(.failure(let error)): write("didn't delete the items: \(error)")
      }
    }
  }
}
