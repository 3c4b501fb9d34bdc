import HeadlessKit

/// What every version is given: the network, the store, and the stack to show screens on.
public struct Environment {
  public let client: any ItemsClient
  public let store: any ItemReading & ItemWriting
  public let navigationController: NavigationController

  public init(
    client: any ItemsClient, store: any ItemReading & ItemWriting,
    navigationController: NavigationController
  ) {
    self.client = client
    self.store = store
    self.navigationController = navigationController
  }
}
