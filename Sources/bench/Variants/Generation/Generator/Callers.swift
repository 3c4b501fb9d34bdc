import SwiftSource

/// Which types call which members of which protocols.
struct Callers {
  /// As what each type knows its properties and parameters, such as `Presenter.view`.
  private var known: [String: Set<String>] = [:]
  /// The types that call a member of a protocol, such as `View.show`.
  private var callers: [String: Set<String>] = [:]

  init(in files: [SwiftFile]) {
    for file in files {
      for variable in file.variables { learn(variable.name, variable.type, variable.owner) }
      for function in file.functions {
        for parameter in function.parameters {
          learn(parameter.name, parameter.type, function.owner)
        }
      }
    }
    for file in files { scan(file) }
  }

  /// The only type that calls a member; nil where there are more.
  subscript(protocols: [String], member: String) -> String? {
    let found = protocols.reduce(into: Set()) { found, name in
      found.formUnion(callers["\(name).\(member)"] ?? [])
    }
    return found.count == 1 ? found.first : nil
  }

  private mutating func learn(_ name: String, _ type: ArraySlice<Token>, _ owner: Declaration?) {
    guard let owner, let existential = Existential(in: type) else { return }
    known["\(owner.name).\(name)", default: []].formUnion(existential.protocols)
  }

  /// Finds `name.member` and `name?.member`.
  private mutating func scan(_ file: SwiftFile) {
    for (index, word) in file.words.enumerated() {
      guard word.kind == .identifier,
        let type = file.declarations.last(where: { $0.body.contains(index) }),
        let protocols = known["\(type.name).\(word.text)"]
      else { continue }
      let dot = file.words.text(at: index + 1) == "?" ? index + 2 : index + 1
      guard file.words.text(at: dot) == "." else { continue }
      for name in protocols {
        callers["\(name).\(file.words.text(at: dot + 1))", default: []].insert(type.name)
      }
    }
  }
}
