/// Holds a value that changes over time; a new observer gets the current value at once.
public final class ObservableState<Value> {
  @usableFromInline var stored: Value
  @usableFromInline let changes = EventSource<Value>()

  /// Makes a state that nobody observes yet.
  @inlinable public init(_ value: Value) {
    stored = value
  }

  /// The latest value set, though observers may still be hearing of earlier ones.
  @inlinable public var current: Value { stored }

  /// The current value, then every change.
  @inlinable public var didChange: Observable<Value> {
    Observable { [self] receive in changes.subscribe(replaying: current, receive) }
  }

  /// Changes the value and tells every observer, also where it equals the one before.
  @inlinable public func set(_ value: Value) {
    stored = value
    changes.send(value)
  }
}
