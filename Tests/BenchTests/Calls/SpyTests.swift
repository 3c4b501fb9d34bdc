import Items
import Testing

@testable import Arms

private protocol Asking: AnyObject {
  func ask(completion: @escaping (Int) -> Void)
}

private final class Asked: Asking {
  func ask(completion: @escaping (Int) -> Void) { completion(7) }
}

struct SpyTests {
  private let log = MessageLog()

  @Test func aRequestIsAMessageAndItsReplyACompletion() {
    let spy = Spy<any Asking>(Asked(), log)
    var replies: [Int] = []
    spy.tell("Asking", from: "Role", "ask(completion:)") { asked, seam in
      asked.ask(completion: spy.reply(to: seam) { replies.append($0) })
    }
    #expect(replies == [7])
    #expect(
      log.entries.map(\.seam) == [
        Seam("Role", "Asked", "Asking", "ask(completion:)"),
        Seam("Asked", "Role", "Asking", "ask(completion:)", .completion),
      ])
  }

  @Test func onAWeakEdgeItKeepsNobodyAndDropsWhatComesTooLate() {
    var asked: Asked? = Asked()
    weak let weakAsked = asked
    let spy = asked.map { Spy<any Asking>($0, log, isWeak: true) }
    asked = nil
    #expect(weakAsked == nil)
    spy?.tell("Asking") { _, _ in Issue.record("nobody is there") }
    #expect(log.entries.isEmpty)
  }

  @Test func aResultAndAnErrorComeBack() {
    let spy = Spy<any Asking>(Asked(), log)
    #expect(spy.ask("Asking") { _, _ in 5 } == 5)
    #expect(throws: StoreError.readFailed) {
      try spy.ask("Asking") { (_, _) throws(StoreError) in throw .readFailed }
    }
    #expect(log.entries.count == 2)
  }
}
