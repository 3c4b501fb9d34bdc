import HeadlessKit
import Items
import ItemsNetworking

/// What every version is given: the network, the store, and the stack to show screens on.
public struct Environment {
  /// The way to the server.
  public var client: any ItemsClient
  /// What is on this device.
  public var store: any ItemReading & ItemWriting
  /// Where screens are pushed; whoever launches the version keeps it.
  public var navigationController: NavigationController

  /// Makes an environment of its parts.
  public init(
    client: any ItemsClient, store: any ItemReading & ItemWriting,
    navigationController: NavigationController
  ) {
    self.client = client
    self.store = store
    self.navigationController = navigationController
  }
}
