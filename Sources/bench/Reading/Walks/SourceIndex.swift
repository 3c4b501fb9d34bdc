import Console
import Stopwatch
import Suites
import SwiftSource
import Variants

/// Finds what runs by the names that a trace has: the functions and properties of one version's types, and of
/// Shared's.
package struct SourceIndex {
  private(set) var members: [String: [Member]] = [:]
  /// The classes and protocols, Shared's too.
  private(set) var objects: Set<String> = ["AnyObject"]
  /// The version's structures and enumerations.
  let values: Set<String>
  /// The members of these, by their names without labels.
  private(set) var valueMembers: [String: [Member]] = [:]
  /// What the kit's types can do, and what they call back.
  private(set) var kitFunctions: Set<String> = []
  private(set) var kitCallbacks: Set<String> = []
  private var lineages: [String: [String]] = [:]
  /// What the version itself declares of each type.
  private var owned: [String: [Member]] = [:]

  package init(of version: String, in root: String) throws(InputError) {
    let baseline = Variant.isBaseline(version)
    let own = try ModuleFolder(
      baseline ? "Sources/bench/Stopwatch/Baselines" : "Sources/\(version)", of: version,
      in: root)
    let shared = try ModuleFolder("Sources/Shared", of: version, in: root)
    let types = own.files.flatMap(\.declarations)
    let all = types + shared.files.flatMap(\.declarations)
    values = Set(types.filter { [.struct, .enum].contains($0.kind) }.map(\.name))
    objects.formUnion(all.filter { [.class, .protocol].contains($0.kind) }.map(\.name))
    for folder in [own, shared] {
      for file in folder.files { add(file, at: folder.path(of: file)) }
    }
    let inherited = Dictionary(grouping: all, by: \.name).mapValues { $0.flatMap(\.inherited) }
    for type in inherited.keys {
      let lineage = [type].reached { inherited[$0] ?? [] }
      lineages[type] = lineage
      owned[type] = lineage.flatMap { members[$0] ?? [] }.filter { !$0.isShared }
    }
    valueMembers = Dictionary(grouping: values.sorted().flatMap(self.own), by: \.baseName)
  }

  /// The declaration that a call runs: its own type's, else one that the type inherits; for a closure the one
  /// that passed it.
  ///
  /// That one calls a property of the message's protocol, on the way of who asked where several do.
  func member(for seam: Seam, askedBy asker: Member? = nil) -> Member? {
    if seam.kind != .completion, let member = member(named: seam.method, of: seam.to) {
      return member
    }
    let name = seam.method.prefix { $0 != "(" }
    let known = lineage(of: seam.to).flatMap { members[$0] ?? [] }
    let properties = known.filter { $0.types.contains(seam.protocol) }
    let passers = known.filter { member in
      member.names.contains { call in
        call.text == name && properties.contains { $0.name == call.receiver }
      }
    }
    let way = asker.map { reach(of: Work(member: $0, role: seam.to)).map(\.member) } ?? []
    return passers.first(where: way.contains) ?? passers.first
      ?? known.first { $0.names.contains { $0.text == name } }
  }

  func member(named name: String, of type: String) -> Member? {
    lineage(of: type).lazy.compactMap { members[$0]?.first { $0.name == name } }.first
  }

  /// A type, then what it inherits from, nearest first.
  func lineage(of type: String) -> [String] { lineages[type] ?? [type] }

  /// What the version itself declares of a type.
  func own(_ type: String) -> [Member] { owned[type] ?? [] }

  private mutating func add(_ file: SwiftFile, at path: String) {
    let isKit = path.hasPrefix("Sources/Shared/HeadlessKit/")
    for function in file.functions {
      if isKit, function.isRequirement { kitCallbacks.insert(function.signature) }
      if function.isRequirement { continue }
      if isKit { kitFunctions.insert(function.name) }
      let place = SourcePlace(
        file: path, line: function.line + 1, lastLine: function.lines.upperBound)
      members[function.owner.name, default: []].append(
        Member(
          owner: function.owner, name: function.signature, place: place,
          words: file.words[function.body], parameters: function.parameters))
    }
    for variable in file.variables {
      guard let owner = variable.owner, owner.kind != .protocol else { continue }
      let brace = variable.accessors.isEmpty ? nil : file.words[variable.accessors.endIndex].line
      let end = brace ?? variable.initial.last?.line ?? variable.line
      members[owner.name, default: []].append(
        Member(
          owner: owner, name: variable.name,
          place: SourcePlace(file: path, line: variable.line + 1, lastLine: end + 1),
          words: variable.accessors + variable.initial, property: variable))
    }
  }
}
