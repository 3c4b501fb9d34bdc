/// Makes the worker of each scene: the one object to replace where workers need another world.
package protocol WorkersInitializer: AnyObject {
  func makeItemsListWorker() -> any ItemsListWorkerProtocol
  func makeItemDetailWorker() -> any ItemDetailWorkerProtocol
  func makeAddItemWorker() -> any AddItemWorkerProtocol
}
