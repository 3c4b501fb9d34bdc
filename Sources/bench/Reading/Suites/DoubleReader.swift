import SwiftSource

/// Tells what a suite's doubles do, by the methods that production calls.
struct DoubleReader {
  private let suite: Suite
  private let root: String
  /// The names of what production and Shared can call.
  private let callable: Set<String>
  private let methods: [[DoubleMethod]]
  /// The methods by which doubles have another object keep a call: `note(_:)`.
  private let recorders: Set<String>

  init(of suite: Suite, in root: String) throws(InputError) {
    self.suite = suite
    self.root = root
    let name = suite.architecture
    let production =
      try ModuleFolder("Sources/\(name)", of: name, in: root).files
      + ModuleFolder("Sources/Shared", of: name, in: root).files
    callable = Set(
      production.flatMap { $0.functions.map(\.name) + $0.variables.map(\.name) }
    ).subtracting(["init"])
    methods = suite.sources.map { file in file.functions.map { DoubleMethod($0, in: file) } }
    let doubles = suite.sources.flatMap(suite.doubles.types).map(\.name)
    recorders = Set(
      zip(suite.sources, methods).flatMap { file, methods in
        methods.filter { method in
          !doubles.contains(method.function.owner.name)
            && Self.memory(of: [method.function.owner.name], in: file).contains(where: method.keeps)
        }.map(\.function.name)
      }
    )
    // Arrays have one of their own.
    .subtracting(["append"])
  }

  /// Every double but those that are part of another.
  var rows: [DoubleRow] {
    suite.sources.indices.flatMap { index in
      let file = suite.sources[index]
      return suite.doubles.whole(in: file).map { type in
        DoubleRow(
          architecture: suite.architecture, name: type.name, kind: kind(of: type, at: index),
          file: String(file.path.dropFirst(root.count + 1)), line: type.line + 1,
          lastLine: type.lines.upperBound)
      }
    }
  }

  /// The first of the kinds that its methods show, from the one that does most.
  private func kind(of type: Declaration, at index: Int) -> DoubleRow.Kind {
    let own = methods[index].filter { $0.function.owner == type }
    let called = own.filter { callable.contains($0.function.name) }
    let inherited = methods.joined().filter { type.inherited.contains($0.function.owner.name) }
    // With what they call of the double's own, in turn.
    let reached = Set(called.map(\.function.name)).closure { name in
      (own + inherited).filter { $0.function.name == name }.flatMap(\.words).map(\.text)
        .filter { word in (own + inherited).contains { $0.function.name == word } }
    }
    let running = (own + inherited).filter { reached.contains($0.function.name) }
    let memory = suite.sources.flatMap { Self.memory(of: [type.name] + type.inherited, in: $0) }
    let properties = suite.sources[index].variables.filter {
      $0.owner == type && callable.contains($0.name)
    }
    return if running.contains(where: \.asserts) {
      .mock
    } else if memory.contains(where: { property in
      running.contains { $0.writes(property) } && running.contains { $0.reads(property) }
    }) {
      .fake
    } else if running.contains(where: { method in
      memory.contains(where: method.keeps) || method.calls(recorders)
    }) || properties.contains(where: { $0.accessors.call(recorders) }) {
      .spy
    } else {
      properties.isEmpty && running.allSatisfy(\.words.isEmpty) ? .dummy : .stub
    }
  }

  /// The variables of types that can remember something; a completion is kept to be called.
  private static func memory(of types: [String], in file: SwiftFile) -> [String] {
    file.variables.filter { variable in
      variable.isStored && !variable.isConstant && types.contains(variable.owner?.name ?? "")
        && !variable.typeNames.contains { $0 == "->" || $0 == "Completion" }
    }.map(\.name)
  }
}
