import Foundation
import Items

extension Item {
  /// An item that only the store has.
  static let kept = Item(
    id: 900, title: "Kept from last time", isEnabled: false,
    createdAt: Date(timeIntervalSince1970: 1_500_000_000), owner: "me")
}
