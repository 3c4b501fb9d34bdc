/// Shows that something is in progress; hidden while it isn't.
public final class ActivityIndicator: View {
  /// Whether it shows.
  public var isAnimating: Bool { !isHidden }

  public override init() {
    super.init()
    isHidden = true
  }

  /// Shows it.
  public func startAnimating() {
    isHidden = false
  }

  /// Hides it.
  public func stopAnimating() {
    isHidden = true
  }
}
