import Foundation
import Testing

@testable import Arms
@testable import bench

/// The thirty bugs are planted, told of, and recorded in every version.
struct BugMuseumTests {
  private static let versions = Registry.architectures.map(\.name)
  private let museum: BugMuseum

  init() throws {
    museum = try BugMuseum(of: Self.versions, in: Run.root())
  }

  @Test func everyBugIsInEveryVersion() throws {
    #expect(museum.bugs.count == 30)
    #expect(Set(museum.bugs.map(\.id)).count == 30)
    #expect(
      museum.rows.map(\.bug) == museum.bugs.flatMap { bug in Self.versions.map { _ in bug.id } })
    #expect(museum.rows.filter { $0.line == nil || $0.before == $0.after } == [])
    // A bug that nobody notices, or whose mark is wrong, tells nothing about suites.
    #expect(museum.rows.filter { $0.own.isEmpty && $0.acceptance.isEmpty } == [])
    let crashes = museum.rows.filter { $0.own.hasCrash || $0.acceptance.hasCrash }.map(\.bug)
    let marked = museum.bugs.filter { $0.mark == .crash }.map(\.id)
    #expect(Set(crashes) == Set(marked))
    #expect(Set(museum.bugs.compactMap(\.mark)) == Set(Bug.Mark.allCases))
  }

  /// Whoever records one of the two records the other.
  @Test func theRecordFitsTheDefects() throws {
    for version in Self.versions {
      let file = URL(filePath: "\(try Run.root())/Tests/Defects/\(version).json")
      let defects = try JSONDecoder().decode([PlantedDefect].self, from: Data(contentsOf: file))
      for row in museum.rows where row.architecture == version {
        let defect = try #require(defects.first { $0.slip == row.bug })
        let red = Set(row.own.map(\.test))
        let isWhole = red.count > 5 || red == Set(defect.caughtBy)
        #expect(isWhole && red.isSuperset(of: defect.caughtBy), "\(row.bug) in \(version)")
      }
    }
  }

  @Test(arguments: [
    ("second-save-sent", ["second-save-sent"]),
    ("A3", ["second-save-sent"]),
    ("a3", ["second-save-sent"]),
    ("crash", ["unreadable-store-crashes", "row-outside-list-opens"]),
    ("LEAK", ["view-keeps-screen", "delegate-keeps-screen", "coordinator-keeps-screen"]),
  ])
  func wordChoosesBugs(_ word: String, _ bugs: [String]) throws {
    #expect(try museum.bugs(for: word).map(\.id) == bugs)
  }

  @Test func unknownWordIsAnswered() throws {
    let error = #expect(throws: UsageError.self) { try museum.bugs(for: "L99") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("unknown bug 'L99'; write a statement (L1, L2, L3, "))
    #expect(text.hasSuffix("coordinator-keeps-screen, opens-at-every-appearance"))
  }
}
