import Observing

/// The values of an observable since the history began.
final class History<Value> {
  private var values: [Value] = []
  private var subscription: Subscription?

  init(of observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self] in self?.values.append($0) }
  }

  /// The value when it began.
  var first: Value? { values.first }

  /// Every change since, in order.
  var changes: [Value] { Array(values.dropFirst()) }
}
