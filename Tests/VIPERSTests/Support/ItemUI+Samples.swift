@testable import VIPERS

extension ItemUI {
  static let milk = ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  static let plants = ItemUI(title: "Water the plants", date: "29 Feb 2024", state: "Disabled")
}
