import FakeWorld
import Items
import UserDriver

/// What a flow leaves behind for anyone to see: screen, requests, and store.
struct Evidence: Equatable {
  private let snapshot: ScreenSnapshot
  private let exchanges: [Exchange]
  private let contents: [Item]
  private let storeCalls: [InMemoryStore.Operation]

  init(of world: World) {
    snapshot = world.user.snapshot()
    exchanges = world.network.exchanges
    contents = world.store.contents
    storeCalls = world.store.calls
  }

  /// What the first difference is, in words; `nil` where there is none.
  func difference(from other: Evidence) -> String? {
    if snapshot != other.snapshot {
      return "the screens differ:\n\(snapshot.drawing)\n\(other.snapshot.drawing)"
    }
    if exchanges != other.exchanges {
      return "the requests differ:\n\(Self.list(exchanges))\n\(Self.list(other.exchanges))"
    }
    if storeCalls != other.storeCalls {
      return "the calls to the store differ:\n\(storeCalls)\n\(other.storeCalls)"
    }
    return contents == other.contents ? nil : "the store's contents differ"
  }

  private static func list(_ exchanges: [Exchange]) -> String {
    exchanges.map { "\($0.request.method.rawValue) \($0.request.path): \($0.outcome)" }
      .joined(separator: ", ")
  }
}
