/// Shows that something is under way; hidden while it isn't.
public final class ActivityIndicator: View {
  public var isAnimating: Bool { !isHidden }

  public override init() {
    super.init()
    isHidden = true
  }

  public func startAnimating() {
    isHidden = false
  }

  public func stopAnimating() {
    isHidden = true
  }
}
