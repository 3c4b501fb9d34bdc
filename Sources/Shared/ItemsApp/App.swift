/// One version of the feature, ready to run.
public protocol App: AnyObject {
  /// Puts the items list on the environment's navigation stack.
  func start()
}
