import Arms
import Foundation
import SwiftSource
import Testing

@testable import bench

/// docs/GLOSSARY.md names what there is, and all of it.
struct GlossaryTests {
  private let tables: [[[String]]]

  init() throws {
    let text = try String(readFrom: "\(Run.root())/docs/GLOSSARY.md")
    let blocks = text.split(separator: "\n\n").filter { $0.hasPrefix("| ") }
    tables = blocks.map { block in
      block.split(separator: "\n").map { row in
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// The names in a version's column, which is the last but so many.
  private func names(of index: Int, in table: [[String]]) -> Set<String> {
    let column = table[0].count - Registry.architectures.count + index
    return Set(table.flatMap { $0[column].matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  @Test func rolesAreTheVersionsOwnAndAllOfThem() throws {
    let root = try Run.root()
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: root)
    for (index, arm) in Registry.architectures.enumerated() {
      let files = try VersionFiles(ofVersion: arm.name, in: root)
      let lines = files.lines.filter { $0.part == .production && $0.role != LineRow.extra }
      let roles = Set(lines.map(\.role))
      let types = Set((files.production + shared.files).flatMap(\.declarations).map(\.name))
      let names = names(of: index, in: tables[0])
      #expect(!names.isEmpty)
      #expect(names.subtracting(roles).subtracting(types) == [], "\(arm.name) has no such role")
      // A part of a role is of its kind: a status controller is a controller.
      let missing = roles.filter { role in !names.contains { role.hasSuffix($0) } }
      #expect(missing == [], "\(arm.name)'s roles that no line names")
    }
  }

  @Test func doublesAreOfTheKindThatTheirLineSays() throws {
    let root = try Run.root()
    for (index, arm) in Registry.architectures.enumerated() {
      let rows = try DoubleReader(of: Suite(of: arm.name, in: root), in: root).rows
      for line in tables[1].dropFirst(2) {
        let kind = try #require(DoubleRow.Kind(rawValue: line[0]))
        let known = Set(rows.filter { $0.kind == kind }.map(\.name))
        let named = names(of: index, in: [tables[1][0], line])
        #expect(named.isSubset(of: known), "\(arm.name), \(kind)")
        #expect(named.isEmpty == known.isEmpty, "\(arm.name), \(kind)")
      }
    }
    let kinds = Set(tables[1].dropFirst(2).map { $0[0] })
    #expect(kinds == Set(DoubleRow.Kind.allCases.map(\.rawValue)))
  }
}
