import Console
import SwiftSource

/// Tells a suite's test doubles by what they stand in for.
package struct Doubles: Sendable {
  /// The names of protocols and classes that production declares.
  private let seams: Set<String>
  /// The names of the doubles, whose subclasses and extensions are double as well.
  private let names: Set<String>

  package init(in suite: [SwiftFile], of production: [SwiftFile]) {
    seams = Set(
      production.flatMap(\.declarations).filter { $0.kind == .protocol || $0.kind == .class }
        .map(\.name))
    let declarations = suite.flatMap(\.declarations)
    let declared = Set(declarations.filter { $0.kind != .extension }.map(\.name))
    let doubles = { (name: String) in
      declarations.filter { $0.inherited.contains(name) && declared.contains($0.name) }.map(\.name)
    }
    names = Set(seams.flatMap(doubles)).closure(over: doubles)
  }

  /// The indices of the lines that doubles take in a file.
  package func lines(of file: SwiftFile) -> Set<Int> {
    Set(file.declarations.filter(contains).flatMap(\.lines))
  }

  /// The types of a file that are doubles; what is nested in one is part of it.
  func types(in file: SwiftFile) -> [Declaration] {
    file.declarations.filter { $0.kind.isType && contains($0) }
  }

  /// Those that are no part of another.
  package func whole(in file: SwiftFile) -> [Declaration] {
    let types = types(in: file)
    return types.filter { type in
      !types.contains { $0 != type && $0.lines.contains(type.line) }
    }
  }

  private func contains(_ declaration: Declaration) -> Bool {
    names.contains(declaration.name)
      || declaration.inherited.contains { seams.contains($0) || names.contains($0) }
  }
}
