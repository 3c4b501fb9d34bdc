import SwiftSource

/// Which types call which members of which protocols.
struct Callers {
  private struct Name: Hashable {
    let type: String
    let name: String
  }

  private struct Member: Hashable {
    let `protocol`: String
    let name: String
  }

  /// As what each type knows the properties and parameters that it has.
  private var known: [Name: Set<String>] = [:]
  private var types: [Member: Set<String>] = [:]

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
    let callers = protocols.reduce(into: Set()) { callers, name in
      callers.formUnion(types[Member(protocol: name, name: member)] ?? [])
    }
    return callers.count == 1 ? callers.first : nil
  }

  private mutating func learn(_ name: String, _ type: ArraySlice<Word>, _ owner: Declaration?) {
    guard let owner, let existential = Existential(in: type) else { return }
    known[Name(type: owner.name, name: name), default: []].formUnion(existential.protocols)
  }

  /// Finds `name.member` and `name?.member`.
  private mutating func scan(_ file: SwiftFile) {
    for (index, word) in file.words.enumerated() {
      guard word.kind == .identifier,
        let type = file.declarations.last(where: { $0.body.contains(index) }),
        let protocols = known[Name(type: type.name, name: word.text)]
      else { continue }
      let dot = file.words.text(at: index + 1) == "?" ? index + 2 : index + 1
      guard file.words.text(at: dot) == "." else { continue }
      for name in protocols {
        let member = Member(protocol: name, name: file.words.text(at: dot + 1))
        types[member, default: []].insert(type.name)
      }
    }
  }
}
