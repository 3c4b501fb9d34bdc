import Items
import Testing

struct ObservableStateTests {
  let state = ObservableState(1)
  let log = Log()

  /// Subscribes an observer that logs what it hears after its name.
  func observe(as name: String) -> Subscription {
    state.didChange.subscribe { [log] in log.append("\(name) \($0)") }
  }

  @Test func `A new observer gets the current value at once, then every change`() {
    state.set(2)
    let subscription = observe(as: "first")
    #expect(log.take() == ["first 2"])
    state.set(3)
    state.set(3)
    withExtendedLifetime(subscription) { #expect(log.entries == ["first 3", "first 3"]) }
  }

  @Test func `The replay is for the new observer only`() {
    let first = observe(as: "first")
    let second = observe(as: "second")
    withExtendedLifetime((first, second)) { #expect(log.entries == ["first 1", "second 1"]) }
  }

  @Test func `Each subscription gets its own replay of what is current then`() {
    let values = state.didChange
    state.set(5)
    let subscription = values.subscribe { [log] in log.append("\($0)") }
    withExtendedLifetime(subscription) { #expect(log.entries == ["5"]) }
  }

  @Test func `The current value changes before anyone hears of it`() {
    let subscription = state.didChange.subscribe { [state, log] in
      log.append("\($0) of \(state.current)")
    }
    state.set(2)
    withExtendedLifetime(subscription) { #expect(log.entries == ["1 of 1", "2 of 2"]) }
  }

  @Test func `Values set while one is delivered reach every observer in the order set`() {
    let setter = state.didChange.subscribe { [state] in
      if $0 == 2 {
        state.set(3)
        state.set(4)
      }
    }
    let subscriptions = ["first", "second"].map(observe(as:))
    _ = log.take()
    state.set(2)
    #expect(state.current == 4)
    withExtendedLifetime((setter, subscriptions)) {
      #expect(
        log.entries == ["first 2", "second 2", "first 3", "second 3", "first 4", "second 4"])
    }
  }

  @Test func `A value set during the replay reaches the new observer too, after the replay`() {
    let other = observe(as: "other")
    _ = log.take()
    let subscription = state.didChange.subscribe { [state, log] value in
      log.append("new \(value)")
      if value == 1 { state.set(2) }
      log.append("new done with \(value)")
    }
    withExtendedLifetime((other, subscription)) {
      #expect(
        log.entries == ["new 1", "new done with 1", "other 2", "new 2", "new done with 2"])
    }
  }

  @Test func `Who subscribes while values wait hears the current one and none of the older`() {
    var late: Subscription?
    let early = state.didChange.subscribe { [state] value in
      guard value == 2 else { return }
      state.set(3)
      state.set(4)
      late = observe(as: "late")
      state.set(5)
    }
    state.set(2)
    withExtendedLifetime((early, late)) { #expect(log.entries == ["late 4", "late 5"]) }
  }

  @Test func `A cancelled observer hears no more`() {
    let subscription = observe(as: "gone")
    subscription.cancel()
    state.set(2)
    #expect(log.entries == ["gone 1"])
  }

  @Test func `A subscription that nobody keeps ends with its replay`() {
    _ = observe(as: "gone")
    state.set(2)
    #expect(log.entries == ["gone 1"])
  }

  @Test func `A subscription does not keep the state alive`() {
    var state: ObservableState? = ObservableState(1)
    weak let released = state
    let subscription = state?.didChange.subscribe { _ in }
    state = nil
    withExtendedLifetime(subscription) { #expect(released == nil) }
  }
}
