import Foundation
import Items

/// The values that the tests use.
enum Samples {
  static let milk = Item(
    id: 1, title: "Buy milk", isEnabled: true,
    createdAt: Date(timeIntervalSince1970: 1_770_076_800), owner: "mira")

  /// Created in the last second of a leap day.
  static let plants = Item(
    id: 2, title: "Water the plants", isEnabled: false,
    createdAt: Date(timeIntervalSince1970: 1_709_251_199), owner: "sam")

  static let milkDetail = ItemDetail(item: milk, explanation: "Two litres.")

  static let newMilk = NewItem(title: "Buy milk", isEnabled: true)
}
