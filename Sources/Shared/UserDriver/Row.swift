/// What a person can read in one row of the list; hidden labels read as empty.
public struct Row: Equatable, Sendable {
  public let title: String
  public let date: String
  public let state: String

  public init(title: String, date: String, state: String) {
    self.title = title
    self.date = date
    self.state = state
  }
}
