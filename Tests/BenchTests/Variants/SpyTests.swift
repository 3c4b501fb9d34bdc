import Foundation
import Items
import SwiftSource
import XCTest

@testable import SpyGenerator
@testable import Stopwatch
@testable import Variants

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

private protocol Awaiting: AnyObject {
  func load() async throws -> Int
}

/// Calls another role before and after it waits, and fails the second time.
private final class Awaited: Awaiting {
  let log: MessageLog
  private var isFirst = true

  init(_ log: MessageLog) { self.log = log }

  func load() async throws -> Int {
    log.forward(Seam(log.caller, "Other", "Others", "before()")) {}
    await Task {}.value
    log.forward(Seam(log.caller, "Other", "Others", "after()")) {}
    defer { isFirst = false }
    return if isFirst { 5 } else { throw StoreError.readFailed }
  }
}

private final class AwaitingSpy: Spy<any Awaiting>, Awaiting {
  func load() async throws -> Int {
    try await ask("Awaiting") { (target, seam) async throws in try await target.load() }
  }
}

final class SpyTests: XCTestCase {
  private let log = MessageLog()

  override func setUp() { log.kitCalls = { "Role" } }

  func testARequestIsAMessageAndItsReplyACompletion() {
    XCTAssertEqual(answer(of: AskingSpy(Asked(), log)), [7])
    XCTAssertEqual(
      log.entries.map(\.seam),
      [
        Seam("Role", "Asked", "Asking", "ask(completion:)"),
        Seam("Asked", "Role", "Asking", "ask(completion:)", .completion),
      ])
  }

  func testAClosurePassedOnRepliesOnceToWhoPassedItFirst() {
    let inner = AskingSpy(Asker(AskingSpy(Asked(), log)), log)
    XCTAssertEqual(answer(of: AskingSpy(Asker(inner), log)), [7])
    XCTAssertEqual(
      log.entries.map(\.seam),
      [
        Seam("Role", "Asker", "Asking", "ask(completion:)"),
        Seam("Asker", "Asker", "Asking", "ask(completion:)"),
        Seam("Asker", "Asked", "Asking", "ask(completion:)"),
        Seam("Asked", "Role", "Asking", "ask(completion:)", .completion),
      ])
  }

  func testAClosureAroundAnotherRepliesToWhoMadeIt() {
    let asker = Asker(AskingSpy(Asked(), log), passesOn: false)
    let spy = AskingSpy(asker, log)
    XCTAssertEqual(answer(of: spy) + answer(of: spy), [8, 8])
    let replies = log.entries.map(\.seam).filter { $0.kind == .completion }
    XCTAssertEqual(replies.map(\.from), ["Asked", "Asker", "Asked", "Asker"])
    XCTAssertEqual(replies.map(\.to), ["Asker", "Role", "Asker", "Role"])
  }

  private func answer(of asked: any Asking) -> [Int] {
    var replies: [Int] = []
    asked.ask { replies.append($0) }
    return replies
  }

  func testOnAWeakEdgeItKeepsNobodyAndDropsWhatComesTooLate() {
    var asked: Asked? = Asked()
    weak let weakAsked = asked
    let spy = asked.map { Spy<any Asking>($0, log, isWeak: true) }
    asked = nil
    XCTAssertNil(weakAsked)
    spy?.tell("Asking") { _, _ in XCTFail("nobody is there") }
    XCTAssert(log.entries.isEmpty)
  }

  func testAResultAndAnErrorComeBack() {
    let spy = Spy<any Asking>(Asked(), log)
    assertThrows(
      StoreError.readFailed,
      try spy.ask("Asking") { (_, _) throws(StoreError) in throw .readFailed })
    XCTAssertEqual(spy.ask("Asking") { _, _ in 5 }, 5)
    XCTAssertEqual(log.entries.map(\.depth), [1, 1])
  }

  func testACallIsAwaitedAndWhatItsRoleCallsAfterAWaitIsStillThatRoles() async throws {
    let spy = AwaitingSpy(Awaited(log), log)
    let value = try await spy.load()
    XCTAssertEqual(value, 5)
    do {
      _ = try await spy.load()
      XCTFail("no error came back")
    } catch {
      XCTAssertEqual(error as? StoreError, .readFailed)
    }
    let calls = ["load()", "before()", "after()"]
    XCTAssertEqual(log.entries.map(\.seam.method), calls + calls)
    XCTAssertEqual(log.entries.map(\.depth), [1, 1, 1, 1, 1, 1])
    XCTAssertEqual(log.entries.prefix(3).map(\.seam.from), ["Role", "Awaited", "Awaited"])
  }

  func testATaskGoesOnAsTheRoleThatStartedIt() async {
    log.kitCalls = { "Screen" }
    // The test awaits the task before it uses the log again.
    nonisolated(unsafe) let log = log
    let task = log.forward(Seam("A", "B", "Asking", "start()")) { Task { log.caller } }
    let caller = await task.value
    XCTAssertEqual(caller, "B")
    XCTAssertEqual(log.caller, "Screen")
  }

  /// A version that `Package.swift` names has spies by itself, and is launched by a line of its own.
  func testEveryVersionOfThePackageIsRegistered() {
    let names = Registry.versions.map(\.name)
    XCTAssertEqual(Set(Registry.spies.keys), Set(names + ["Baselines"]))
    XCTAssertEqual(Registry.spies.count, names.count + 1)
  }

  func testAClosureIsCalledWithItsValueIfItTakesOne() {
    XCTAssertEqual(reply(to: "(Int) -> Void"), "{ value in reply.call { done(value) } }")
    XCTAssertEqual(reply(to: "() -> Void"), "{ reply.call { done() } }")
  }

  func testAMethodThatIsAwaitedIsForwardedSo() {
    XCTAssertEqual(
      spy(on: "func ask(_ id: Int) async throws -> Int").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.drop { !$0.hasPrefix("func ask") }.prefix(3),
      [
        "func ask(_ id: Int) async throws -> Int {",
        "try await ask(\"Asking\") { (target, seam) async throws in",
        "return try await target.ask(spies.passing(id))",
      ])
  }

  /// What the spy of a role with one method passes on in place of the closure.
  private func reply(to closure: String) -> String? {
    let call = spy(on: "func ask(done: @escaping \(closure))").first { $0.contains("reply.call") }
    return call?.replacing("Passed_done", with: "").trimmingCharacters(in: .whitespaces)
  }

  /// What is written for a role with one method.
  private func spy(on method: String) -> [String] {
    let role = """
      protocol Asking: AnyObject {
        \(method)
      }
      final class Asker {
        package var next: (any Asking)?
      }
      """
    let version = VersionSources(
      name: "Version", files: [SwiftFile(path: "Asking.swift", text: role)], shared: [])
    return version.existentials.flatMap { SpyWriter(existential: $0, version: version).lines }
  }
}
