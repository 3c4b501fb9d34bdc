/// Why a person couldn't do what the driver was told to do, with the screen as it was.
public struct UserError: Error, Equatable, CustomStringConvertible {
  /// What was in the way, in words.
  public let reason: String
  /// The topmost screen as text.
  public let screen: String

  public var description: String { "\(reason)\n\(screen)" }
}
