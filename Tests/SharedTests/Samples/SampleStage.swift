import FakeWorld
import HeadlessKit
import Items

/// A stack on screen that lets a test set in its spies, with a network behind it.
final class SampleStage {
  let network = NetworkStage()
  let navigation = SpyingNavigation()
  let messages = MessageLog()
  private let window = Window()

  init() {
    network.network.holdsReplies = true
    navigation.pushViewController(ViewController())
    window.rootViewController = navigation
    window.makeVisible()
  }

  var client: HTTPItemsClient { network.client }

  /// Lets every held reply arrive.
  func reply() {
    network.network.releaseAll()
    network.loop.runUntilSettled()
  }

  /// Lets every reply so far arrive once more.
  func repeatReplies() {
    for index in network.network.exchanges.indices { network.network.repeatReply(to: index) }
    network.loop.runUntilSettled()
  }
}

/// Passes on a pushed screen before its view loads.
final class SpyingNavigation: NavigationController {
  var willPush: (ViewController) -> Void = { _ in }

  override func pushViewController(_ viewController: ViewController) {
    willPush(viewController)
    super.pushViewController(viewController)
  }
}

/// Records messages in order, and keeps spies on weak edges alive.
final class MessageLog {
  private(set) var entries: [String] = []
  private var spies: [AnyObject] = []

  func record(_ message: String) {
    entries.append(message)
  }

  func keep<Spy: AnyObject>(_ spy: Spy) -> Spy {
    spies.append(spy)
    return spy
  }
}
