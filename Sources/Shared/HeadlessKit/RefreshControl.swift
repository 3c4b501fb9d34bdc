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

  /// What a pull by the user does: starts refreshing and sends `valueChanged`, unless it takes no touches
  /// or is refreshing already.
  public func pull() {
    guard takesTouches, superview?.isVisible != false, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
