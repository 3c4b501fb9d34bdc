/// What the user asks the server to create.
public struct NewItem: Equatable, Sendable {
  /// Checked and trimmed, see ``TitleValidation``.
  public let title: String
  public let isEnabled: Bool

  public init(title: String, isEnabled: Bool) {
    self.title = title
    self.isEnabled = isEnabled
  }
}
