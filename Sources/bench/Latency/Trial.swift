/// One prepared world in which one flow can be run once.
protocol Trial: AnyObject {
  /// Runs the flow; only this is timed.
  func run() throws
}
