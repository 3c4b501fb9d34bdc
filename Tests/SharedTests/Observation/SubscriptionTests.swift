import Items
import Testing

struct SubscriptionTests {
  let log = Log()

  @Test func `It ends once, by cancel or by release`() {
    var subscription: Subscription? = Subscription { [log] in log.append("ended") }
    subscription?.cancel()
    subscription?.cancel()
    #expect(log.entries == ["ended"])
    subscription = nil
    #expect(log.entries == ["ended"])
    subscription = Subscription { [log] in log.append("released") }
    subscription = nil
    #expect(log.entries == ["ended", "released"])
    #expect(subscription == nil)
  }

  @Test func `An observable can be made of anything that can be subscribed to`() {
    let observable = Observable<Int> { [log] observer in
      observer(7)
      return Subscription { log.append("ended") }
    }
    let subscription = observable.subscribe { [log] in log.append("got \($0)") }
    subscription.cancel()
    #expect(log.entries == ["got 7", "ended"])
  }
}
