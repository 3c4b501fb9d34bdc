/// Lets the user pull a table to refresh it; visible while refreshing.
public final class RefreshControl: Control {
  /// Whether it shows.
  public var isRefreshing: Bool { !isHidden }

  public override init() {
    super.init()
    isHidden = true
  }

  /// Shows it, and tells nobody.
  public func beginRefreshing() {
    isHidden = false
  }

  /// Hides it.
  public func endRefreshing() {
    isHidden = true
  }
}
