/// What a person can tell about one part of a screen.
public struct ElementState: Equatable, Sendable {
  /// What it says; empty for parts without words.
  public var text: String
  public var isVisible: Bool
  public var isEnabled: Bool
  public var isOn: Bool
  public var isFocused: Bool
}
