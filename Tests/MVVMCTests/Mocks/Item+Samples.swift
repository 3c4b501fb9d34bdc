import Foundation
import Items

extension Item {
  static let milk = Item(
    id: 1, title: "Buy milk", isEnabled: true,
    createdAt: Date(timeIntervalSince1970: 1_770_076_800), owner: "mira")
  static let plants = Item(
    id: 2, title: "Water the plants", isEnabled: false,
    createdAt: Date(timeIntervalSince1970: 1_709_251_199), owner: "sam")

  /// A number of items, whose titles count from 0.
  static func numbered(_ count: Int) -> [Item] {
    (0..<count).map {
      Item(id: $0, title: "Item \($0)", isEnabled: true, createdAt: milk.createdAt, owner: "mira")
    }
  }
}
