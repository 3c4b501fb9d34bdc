import Console
import Faults
import Foundation
import Reading

/// Mutants in the form that viewers of mutation testing read: mutation-testing-report-schema, version 2.
package struct StrykerReport: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    let line: Int
    let column: Int
  }

  struct Location: Encodable, Equatable {
    let start: Position
    let end: Position
  }

  enum Status: String, Encodable {
    case killed = "Killed"
    case survived = "Survived"
    case compileError = "CompileError"
  }

  struct Mutant: Encodable, Equatable {
    let id: String
    let mutatorName: String
    let description: String
    /// What stands in its place; nil where that isn't a text of its own.
    let replacement: String?
    let location: Location
    let status: Status
    let statusReason: String?
    let killedBy: [String]
  }

  struct File: Encodable, Equatable {
    let language = "swift"
    let source: String
    var mutants: [Mutant]
  }

  struct Test: Encodable, Equatable {
    let id: String
    let name: String
  }

  struct TestFile: Encodable, Equatable {
    let tests: [Test]
  }

  struct Thresholds: Encodable, Equatable {
    let high = 80
    let low = 60
  }

  let schemaVersion = "2"
  let thresholds = Thresholds()
  /// By their paths below the package's folder.
  let files: [String: File]
  /// By their test cases, behind the names of their suites.
  let testFiles: [String: TestFile]

  /// `tests` are those of each suite, by what it is the suite of.
  package init(of rows: [MutantRow], tests: [String: [String]], in root: String) throws {
    var files: [String: File] = [:]
    for row in rows {
      let path = "Sources/\(row.architecture)/\(row.file)"
      let source = try files[path]?.source ?? String(readFrom: "\(root)/\(path)")
      files[path, default: File(source: source, mutants: [])].mutants.append(try Mutant(row))
    }
    self.files = files
    let suites = tests.map { owner, tests in
      Dictionary(grouping: tests) { test in
        let testCase = test.contains(" ") ? nil : test.split(separator: "/").first
        return (["\(owner)Tests"] + [testCase.map(String.init)].compactMap(\.self))
          .joined(separator: ".")
      }.mapValues { tests in
        TestFile(tests: tests.map { Test(id: "\(owner)Tests.\($0)", name: $0) })
      }
    }
    testFiles = suites.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  package var json: String {
    get throws { try json(keys: .useDefaultKeys) }
  }
}

extension StrykerReport.Mutant {
  fileprivate init(_ row: MutantRow) throws(InputError) {
    guard let column = row.column, let endLine = row.endLine, let endColumn = row.endColumn else {
      throw InputError(
        description: "\(row.architecture)/\(row.file): what is kept of its mutants has no columns; "
          + "bench mutants --renew keeps them")
    }
    // Only the arguments are said, not the call as it would be.
    let isWhole = row.rule != .argumentsExchanged
    self.init(
      id: "\(row.architecture)-\(row.id)", mutatorName: row.rule.rawValue,
      description: row.change, replacement: isWhole ? row.replacement : nil,
      location: StrykerReport.Location(
        start: StrykerReport.Position(line: row.line, column: column),
        end: StrykerReport.Position(line: endLine, column: endColumn)),
      status: row.status, statusReason: row.reason,
      killedBy: row.red.map { "\(row.architecture)Tests.\($0)" })
  }
}

extension MutantRow {
  fileprivate var status: StrykerReport.Status {
    switch outcome {
    case .found, .inside: .killed
    case .missed, .noEffect: .survived
    case .dropped: .compileError
    }
  }

  fileprivate var reason: String? {
    switch outcome {
    case .found, .inside: message
    case .missed: "only the acceptance suite notices it"
    case .noEffect: "no test notices it, and no user"
    case .dropped: "doesn't compile, or would exchange arguments of two types"
    }
  }
}
