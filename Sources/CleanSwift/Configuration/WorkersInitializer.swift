/// Creates each scene's worker, so that a test can replace all workers in one place.
package protocol WorkersInitializer: AnyObject {
  func makeItemsListWorker() -> any ItemsListWorkerProtocol
  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol
  func makeAddItemWorker() -> any AddItemWorkerProtocol
}
