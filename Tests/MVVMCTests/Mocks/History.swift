import Observing

/// What an observable tells from the moment on that the history begins.
final class History<Value> {
  private var values: [Value] = []
  private var subscription: Subscription?

  init(of observable: Observable<Value>) {
    subscription = observable.subscribe { [weak self] in self?.values.append($0) }
  }

  /// What was the case when it began.
  var first: Value? { values.first }

  /// What was told since, in order.
  var changes: [Value] { Array(values.dropFirst()) }
}
