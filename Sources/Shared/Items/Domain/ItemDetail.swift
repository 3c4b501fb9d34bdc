/// An item together with what only its detail screen shows.
public struct ItemDetail: Equatable, Sendable {
  /// As in the list.
  public let item: Item
  /// Any text, possibly empty or of several paragraphs.
  public let explanation: String

  /// Makes a detail with everything given.
  public init(item: Item, explanation: String) {
    self.item = item
    self.explanation = explanation
  }
}
