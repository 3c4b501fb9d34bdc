/// Creates each scene's worker, so that a test can replace all workers in one place.
///
/// A worker has at most one request in progress, and a new request replaces it. A completion runs at most
/// once, within the call or later. It doesn't run after its request was cancelled or replaced, or after the
/// worker was released.
package protocol WorkersInitializer: AnyObject {
  func makeItemsListWorker() -> any ItemsListWorkerProtocol
  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol
  func makeAddItemWorker() -> any AddItemWorkerProtocol
}
