/// What the user asks the server to create.
public struct NewItem: Equatable, Sendable {
  /// Checked and trimmed, see ``TitleValidation``.
  public let title: String
  /// As the user set the switch.
  public let isEnabled: Bool

  /// Makes a new item with everything given.
  public init(title: String, isEnabled: Bool) {
    self.title = title
    self.isEnabled = isEnabled
  }
}
