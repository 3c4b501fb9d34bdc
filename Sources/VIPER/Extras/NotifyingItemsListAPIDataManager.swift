import Items
import ItemsNetworking

/// Publishes how each query for the list ended, before its caller hears of it.
package final class NotifyingItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  private let apiDataManager: any ItemsListAPIDataManagerInputProtocol
  private let center: QueryNotificationCenter

  package init(
    decorating apiDataManager: any ItemsListAPIDataManagerInputProtocol,
    publishingTo center: QueryNotificationCenter
  ) {
    self.apiDataManager = apiDataManager
    self.center = center
  }

  package func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
    apiDataManager.getItems { [center] result in
      center.publish(ItemsQueryDidFinish(result: result))
      completion(result)
    }
  }

  package func deleteItems(completion: @escaping (QueryResult<Void>) -> Void) {
    apiDataManager.deleteItems(completion: completion)
  }
}
