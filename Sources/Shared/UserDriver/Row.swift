/// What a person can read in one row of the list; hidden labels read as empty.
public struct Row: Equatable, Sendable {
  /// As it is read, empty where the label is hidden.
  public let title: String
  /// As it is read, such as `3 Feb 2026`.
  public let date: String
  /// `Enabled` or `Disabled`.
  public let state: String

  /// Makes a row that says this.
  public init(title: String, date: String, state: String) {
    self.title = title
    self.date = date
    self.state = state
  }
}
