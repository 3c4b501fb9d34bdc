import Items
import Testing

@testable import Arms

private protocol Asking: AnyObject {
  func ask(completion: @escaping (Int) -> Void)
}

private final class Asked: Asking {
  func ask(completion: @escaping (Int) -> Void) { completion(7) }
}

/// Asks another one, with the closure that it got or with one of its own.
private final class Asker: Asking {
  let next: any Asking
  let passesOn: Bool

  init(_ next: any Asking, passesOn: Bool = true) {
    self.next = next
    self.passesOn = passesOn
  }

  func ask(completion: @escaping (Int) -> Void) {
    if passesOn { next.ask(completion: completion) } else { next.ask { completion($0 + 1) } }
  }
}

/// As the generator writes it.
private final class AskingSpy: Spy<any Asking>, Asking {
  func ask(completion: @escaping (Int) -> Void) {
    tell("Asking") { target, seam in
      struct Passed { let closure: (Int) -> Void }
      let completion = reply(to: seam, Passed(closure: completion)) { reply in
        Passed { value in reply.call { completion(value) } }
      }
      target.ask(completion: completion.closure)
    }
  }
}

struct SpyTests {
  private let log = MessageLog()

  init() {
    log.kitCalls = { "Role" }
  }

  @Test func aRequestIsAMessageAndItsReplyACompletion() {
    #expect(answer(of: AskingSpy(Asked(), log)) == [7])
    #expect(
      log.entries.map(\.seam) == [
        Seam("Role", "Asked", "Asking", "ask(completion:)"),
        Seam("Asked", "Role", "Asking", "ask(completion:)", .completion),
      ])
  }

  @Test func aClosurePassedOnRepliesOnceToWhoPassedItFirst() {
    let inner = AskingSpy(Asker(AskingSpy(Asked(), log)), log)
    #expect(answer(of: AskingSpy(Asker(inner), log)) == [7])
    #expect(
      log.entries.map(\.seam) == [
        Seam("Role", "Asker", "Asking", "ask(completion:)"),
        Seam("Asker", "Asker", "Asking", "ask(completion:)"),
        Seam("Asker", "Asked", "Asking", "ask(completion:)"),
        Seam("Asked", "Role", "Asking", "ask(completion:)", .completion),
      ])
  }

  @Test func aClosureAroundAnotherRepliesToWhoMadeIt() {
    let asker = Asker(AskingSpy(Asked(), log), passesOn: false)
    let spy = AskingSpy(asker, log)
    #expect(answer(of: spy) + answer(of: spy) == [8, 8])
    let replies = log.entries.map(\.seam).filter { $0.kind == .completion }
    #expect(replies.map(\.from) == ["Asked", "Asker", "Asked", "Asker"])
    #expect(replies.map(\.to) == ["Asker", "Role", "Asker", "Role"])
  }

  private func answer(of asked: any Asking) -> [Int] {
    var replies: [Int] = []
    asked.ask { replies.append($0) }
    return replies
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
