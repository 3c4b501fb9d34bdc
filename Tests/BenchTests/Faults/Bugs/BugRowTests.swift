import SwiftSource
import Testing

@testable import bench

/// A bug is shown by its whole line, and by what the tests said that it turned red.
struct BugRowTests {
  private static let source = """
    final class Model {
      func cancel() {
        request.cancel()
        finish()
      }

      private func finish() { log(.ended) }
      private func other() { log(.other) }
    }
    """

  private static func row(
    find: String = "request.cancel()", replace: String = "", own: [BugRecord.RedTest] = [],
    acceptance: [BugRecord.RedTest] = []
  ) -> BugRow {
    BugRow(
      Bug(id: "b", title: "T", seen: "S.", cause: "C.", mark: nil),
      PlantedDefect(
        behaviour: "L1", slip: "b", file: "Model.swift", find: find, replace: replace, caughtBy: []),
      in: SwiftFile(path: "Sources/A/Model.swift", text: source),
      BugRecord(bug: "b", architecture: "A", own: own, acceptance: acceptance))
  }

  @Test func lineIsShownWithAndWithoutTheBug() {
    let gone = Self.row()
    #expect((gone.line, gone.before, gone.after) == (3, "request.cancel()", ""))
    let changed = Self.row(find: "cancel()", replace: "end()")
    #expect((changed.line, changed.after) == (nil, "end()"))
    let inner = Self.row(find: "func cancel", replace: "func end")
    #expect((inner.line, inner.before, inner.after) == (2, "func cancel() {", "func end() {"))
  }

  @Test(arguments: [
    ("ModelTests/testA", #"XCTAssertEqual failed: ("[]") is not equal to ("[cancel]")"#, true),
    ("ModelReplyTests/testA", "Model outlives its screen", true),
    ("ModelTests/testA", "XCTAssertTrue failed", false),
    ("ModelTests/testA", "the item isn't there", false),
    ("ModelTests/testA", "ended", true),
    ("ModelTests/testA", "other", false),
    ("AppTests/testA", "cancel is missing", false),
    ("ModelTests/testA", "Call(cancel: 1)", false),
  ])
  func causeIsNamedBesideTheTypeInWordsOfItsLine(_ test: String, _ message: String, _ isNamed: Bool)
  {
    let red = BugRecord.RedTest(test: test, message: message)
    let other = BugRecord.RedTest(test: "ModelTests/testB", message: "")
    #expect(Self.row(own: [other, red]).namedBy == (isNamed ? test : nil))
    #expect(Self.row(acceptance: [red]).namedBy == nil)
  }

  @Test func versionsStandSideBySideWhereTheyFit() {
    let red = BugRecord.RedTest(test: "ModelTests/testA", message: "cancel is missing")
    let judge = BugRecord.RedTest(
      test: "Nothing is left", message: "Expectation failed", crash: true)
    let rows = [Self.row(own: [red]), Self.row(acceptance: [judge])]
    let bug = Bug(id: "b", title: "T", seen: "S.", cause: "C.", mark: nil)
    let text = BugsReport.tables(of: bug, rows, width: 100).map { $0.text() }.joined(
      separator: "\n")
    #expect(
      text == """
        b, L1: T
        S.
        C.

        A: 1 red test, the cause named
        Sources/A/Model.swift:3
        - request.cancel()
        ✗ ModelTests/testA *
        cancel is missing
        acceptance suite: 0 red tests of L1

        A: needed the acceptance suite
        Sources/A/Model.swift:3
        - request.cancel()
        acceptance suite: 1 red test of L1
        ✗ Nothing is left
        Expectation failed

        """)
    #expect(BugsReport.tables(of: bug, rows, width: 160).count == 2)
    #expect(BugsReport.tables(of: bug, rows, width: nil).count == 3)
    #expect(BugsReport.overview([bug], rows).rows == [["b", "T", "L1", "1*"]])
  }

  @Test(arguments: [
    (
      #"XCTAssertEqual failed: ("[Kit.Call.readAll]") is not equal to ("[]") - "#,
      #"XCTAssertEqual failed: ("[readAll]") is not equal to ("[]")"#
    ),
    ("XCTAssertTrue failed - \n it\n isn't", "XCTAssertTrue failed - it isn't"),
    (
      #"XCTAssertEqual failed: ("\#(String(repeating: "a", count: 40))b") is not equal to ("\#(String(repeating: "a", count: 40))c")"#,
      #"XCTAssertEqual failed: ("…\#(String(repeating: "a", count: 30))b") is not equal to ("…\#(String(repeating: "a", count: 30))c")"#
    ),
  ])
  func messageIsShort(_ message: String, _ short: String) {
    #expect(FailureMessage(message).text == short)
  }
}
