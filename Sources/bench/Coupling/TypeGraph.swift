import SwiftSource

/// Which types of a version name which others; what is nested in a type is part of it.
struct TypeGraph: Equatable, Sendable {
  /// By the name of each type those that its code names, extensions included.
  private(set) var uses: [String: Set<String>] = [:]

  init(_ uses: [String: Set<String>]) {
    self.uses = uses
  }

  init(of files: [SwiftFile]) {
    for declaration in files.flatMap(\.declarations)
    where declaration.kind != .extension && !declaration.isNested {
      uses[declaration.name] = []
    }
    for file in files {
      for declaration in file.declarations where !declaration.isNested {
        let names = file.words[declaration.words].map(\.text).filter {
          $0 != declaration.name && uses[$0] != nil
        }
        uses[declaration.name]?.formUnion(names)
      }
    }
  }

  var fanOut: [Int] { uses.values.map(\.count) }

  var fanIn: [Int] {
    uses.keys.map { name in uses.values.count { $0.contains(name) } }
  }

  /// The share of pairs of which the first leads to the second over any number of names, each type with
  /// itself among them (MacCormack, Rusnak, and Baldwin, 2006).
  var propagationCost: Double {
    guard !uses.isEmpty else { return 0 }
    let pairs = uses.keys.reduce(0) { pairs, name in
      pairs + Set([name]).closure { uses[$0] ?? [] }.count
    }
    return Double(pairs) / Double(uses.count * uses.count)
  }
}
