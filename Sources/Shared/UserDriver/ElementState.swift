/// What a person can tell about one part of a screen.
public struct ElementState: Equatable, Sendable {
  /// What it says; empty for parts without words.
  public var text: String
  /// Whether neither the part nor anything it is in is hidden, on a screen that may be covered.
  public var isVisible: Bool
  /// Whether touches reach it: neither is it disabled nor anything it is in shut.
  public var isEnabled: Bool
  /// Of a switch; `false` for anything else.
  public var isOn: Bool
  /// Whether typing goes there.
  public var isFocused: Bool
}
