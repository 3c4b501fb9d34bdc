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
      let defects = try PlantedDefect.all(of: version, in: Run.root())
      for row in museum.rows where row.architecture == version {
        let defect = try #require(defects.first { $0.slip == row.bug })
        let red = Set(row.own.map(\.test))
        let isWhole = red.count > 5 || red == Set(defect.caughtBy)
        #expect(isWhole && red.isSuperset(of: defect.caughtBy), "\(row.bug) in \(version)")
      }
    }
  }
}
