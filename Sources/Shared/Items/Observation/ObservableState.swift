/// Holds a value that changes over time; a new observer gets the current value at once.
public final class ObservableState<Value> {
  /// The latest value set, though observers may still be hearing of earlier ones.
  public private(set) var current: Value
  private let changes = EventSource<Value>()

  public init(_ value: Value) {
    current = value
  }

  /// The current value, then every change.
  public var didChange: Observable<Value> {
    Observable { [self] observer in changes.subscribe(replaying: current, observer) }
  }

  public func set(_ value: Value) {
    current = value
    changes.send(value)
  }
}
