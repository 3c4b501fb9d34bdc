import Arms
import SwiftSource

/// Finds the functions and properties of one version that answer for a concept.
struct Places {
  typealias Member = SourceIndex.Member

  let index: SourceIndex
  /// The version's own, in the order of files.
  let members: [Member]
  /// The names of its classes.
  let roles: Set<String>
  /// What its objects are told in all flows.
  let traces: [[MessageLog.Entry]]
  private let architecture: String

  init(of arm: Arm, in root: String) throws {
    architecture = arm.name
    let files = try VersionFiles(ofVersion: arm.name, in: root).production
    let paths = Set(files.map { $0.path.dropFirst(root.count + 1) })
    let classes = files.flatMap(\.declarations).filter { $0.kind == .class }
    let index = try SourceIndex(of: arm.name, in: root)
    self.index = index
    members = index.members.values.joined().filter { paths.contains($0.place.file[...]) }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    roles = Set(classes.map(\.name))
    traces = try Flow.all.map { flow in
      try CallCounter.record(flow, in: arm, items: 1, isWhole: true).trace
    }
  }

  func rows(of concept: Concept) -> [PlaceRow] {
    members(of: concept).map { member in
      let held = concept == .ownership ? held(by: member) : nil
      return PlaceRow(
        concept: concept, architecture: architecture, role: member.owner.name, name: member.name,
        file: member.place.file, line: member.place.line, lastLine: member.place.lastLine,
        holds: held, weak: held.map { _ in member.property?.modifiers.contains("weak") == true })
    }
  }

  private func members(of concept: Concept) -> [Member] {
    switch concept {
    case .validation: mentioning(["TitleValidation"])
    case .wording: mentioning(["ItemText"], ["Wording"])
    case .dates: mentioning(["ItemText", ".", "date"])
    case .navigation: navigation
    case .state: members.filter(isState)
    case .errors:
      mentioning(["catch"], ["case", ".", "failure"], ["try", "?"], ["Result", "{"], ["Wording"])
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
    members.filter { member in words.contains { member.words.texts.contains($0) } }
  }
}
