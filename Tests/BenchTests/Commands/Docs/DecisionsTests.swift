import Foundation
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// What docs/DECISIONS.md says is held is held by something that is there.
struct DecisionsTests {
  @Test func whatHoldsADecisionIsThere() throws {
    let root = try #require(PackageRoot.path)
    let rows = try document("docs/DECISIONS.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    let rules = try document("docs/RULES.md")
    let slips = try document("Tests/Defects/MVC.json")
    let statements = try Specification(ofPackageAt: root).behaviours
    for row in rows {
      let holders = try #require(row.split(separator: "|").last)
      #expect(holders.contains { $0.isLetter }, "nothing holds: \(row)")
      for match in holders.matches(of: /“(.+?)”/) {
        let isThere = rules.contains("| \(match.1) |")
        #expect(isThere, "no rule \(match.1)")
      }
      for match in holders.matches(of: /`(.+?)`/) where match.1 != "DecisionsTests" {
        let isThere = slips.contains("\"slip\" : \"\(match.1)\"")
        #expect(isThere, "no slip \(match.1)")
      }
      for match in holders.matches(of: /\b[A-Z][0-9]+\b/) {
        #expect(statements.contains(String(match.0)), "no statement \(match.0)")
      }
    }
  }

  @Test func namesTypesThatExist() throws {
    let root = try #require(PackageRoot.path)
    let files = try ["Sources", "Tests"].flatMap { try SwiftFileFinder.files(in: "\(root)/\($0)") }
    let known = try files.flatMap { try SwiftFile(at: $0).declarations.map(\.name) }
    let names = try document("docs/DECISIONS.md").matches(of: /`([A-Z]\w+)`/).map { String($0.1) }
    #expect(Set(names).subtracting(known + Registry.floors.map(\.name)) == [])
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func atMostSixTestsOfASuiteRunTheWholeApp(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    let tests = try Suite(of: version, in: root).files.filter { file in
      let name = URL(filePath: file.path).lastPathComponent
      return name.hasPrefix("\(version)App")
    }.flatMap(\.tests)
    #expect((1...6).contains(tests.count))
  }

  private func document(_ path: String) throws -> String {
    try String(contentsOfFile: "\(try #require(PackageRoot.path))/\(path)", encoding: .utf8)
  }
}
