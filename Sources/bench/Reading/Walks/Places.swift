import Console
import Stopwatch
import Suites
import SwiftSource
import Variants

/// Finds the functions and properties of one version that answer for a concept.
package struct Places {
  typealias Member = SourceIndex.Member

  let index: SourceIndex
  /// The version's own, in the order of files.
  let members: [Member]
  /// The names of its classes.
  let roles: Set<String>
  /// What its objects are told in all flows.
  let traces: [[MessageLog.Entry]]
  /// The types that hold what a request is cancelled by, and the properties that have them.
  let slots: Set<String>
  let keepers: [Member]
  /// The types of what can be held: objects, and values that have some.
  private let holdable: Set<String>
  private let version: String

  package init(of variant: Variant, in root: String) throws {
    let traces = try Flow.all.map { flow in
      try CallCounter.record(flow, in: variant, items: 1, isWhole: true).trace
    }
    try self.init(of: variant.name, in: root, traces: traces)
  }

  init(
    of version: String, in root: String, traces: [[MessageLog.Entry]]
  ) throws(InputError) {
    (self.version, self.traces) = (version, traces)
    let files = try VersionFiles(ofVersion: version, in: root).production
    let paths = Set(files.map { $0.path(in: root) })
    let index = try SourceIndex(of: version, in: root)
    let members = index.members.values.joined().filter { paths.contains($0.place.file) }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    let slots = Set(index.members.values.joined().filter(\.isHandle).map(\.owner.name))
    (self.index, self.members, self.slots) = (index, members, slots)
    roles = Set(files.flatMap(\.declarations).filter { $0.kind == .class }.map(\.name))
    keepers = members.filter { !slots.isDisjoint(with: $0.types) }
    holdable = index.objects.union(
      index.values.filter { value in
        index.own(value).contains { $0.isStored && !index.objects.isDisjoint(with: $0.types) }
      })
  }

  package func rows(of concept: Concept) -> [PlaceRow] {
    members(of: concept).map { member in
      let held = concept == .ownership ? held(by: member) : nil
      return PlaceRow(
        concept: concept, version: version, role: member.owner.name, name: member.name,
        file: member.place.file, line: member.place.line, lastLine: member.place.lastLine,
        holds: held, weak: held.map { _ in member.property?.modifiers.contains("weak") == true })
    }
  }

  private func members(of concept: Concept) -> [Member] {
    switch concept {
    case .validation: mentioning(["TitleValidation"])
    case .formatting: mentioning(["ItemText"], ["Formatting"])
    case .dates: mentioning(["ItemText", ".", "date"])
    case .navigation: navigation
    case .state: members.filter(isState)
    case .errors:
      mentioning(
        ["catch"], ["case", ".", "failure"], ["try", "?"], ["Result", "{"], ["Formatting"])
    case .requests: members.filter { index.uses(["ItemsClient"], in: $0) }
    case .cancel: cancel
    case .replies: replies
    case .caching: members.filter { index.uses(["ItemReading", "ItemWriting"], in: $0) }
    case .wiring: wiring
    case .ownership: members.filter { !held(by: $0).isEmpty }
    }
  }

  /// The members that have some of the words, one after another.
  func mentioning(_ words: [String]...) -> [Member] {
    members.filter { member in words.contains { member.words.contains($0) } }
  }

  /// The types of what a property keeps, in the order in which it names them.
  private func held(by member: Member) -> [String] {
    guard member.isStored else { return [] }
    // What a generic type is made for isn't what is kept.
    return member.types.prefix { $0 != "<" }.uniqued().filter(holdable.contains)
  }
}

/// Code that answers for a concept in a version: one element of the document's `places`.
package struct PlaceRow: CodeRow {
  package let concept: Concept
  package let version: String
  package let role: String
  package let name: String
  package let file: String
  package let line: Int
  package let lastLine: Int
  /// The types of the objects that a property of `ownership` leads to, and whether it holds them weakly.
  package var holds: [String]?
  package var weak: Bool?
}
