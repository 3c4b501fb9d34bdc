import Foundation
import Items

extension Item {
  static let milk = Item(
    id: 1, title: "Buy milk", isEnabled: true,
    createdAt: Date(timeIntervalSince1970: 1_770_076_800), owner: "mira")
  static let plants = Item(
    id: 2, title: "Water the plants", isEnabled: false,
    createdAt: Date(timeIntervalSince1970: 1_709_251_199), owner: "sam")
  /// Differs from the milk in its owner, who is never displayed.
  static let milkOfSam = Item(
    id: 1, title: milk.title, isEnabled: milk.isEnabled, createdAt: milk.createdAt, owner: "sam")
}
