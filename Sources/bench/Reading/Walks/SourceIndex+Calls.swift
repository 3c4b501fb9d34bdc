import Console
import SwiftSource
import Variants

/// Who calls whom, as far as declared types tell.
extension SourceIndex {
  /// The members that call others, and those that call these in turn.
  func leading(to others: [Member], among members: [Member]) -> [Member] {
    others.reached { callers(of: [$0], among: members) }
  }

  func callers(of others: [Member], among members: [Member]) -> [Member] {
    let others = Dictionary(grouping: others, by: \.baseName)
    return members.filter { member in
      member.names.contains { name in
        others[name.text, default: []].contains { reaches(name, in: member, $0.owner.name) }
      }
    }
  }

  /// Whether a member uses something whose type has one of the names.
  func uses(_ types: Set<String>, _ name: String? = nil, in member: Member) -> Bool {
    member.names.contains {
      $0.text == name ?? $0.text && !types.isDisjoint(with: self.types(asked: $0, in: member))
    }
  }

  /// Whether a name may stand for what a type has, or inherits, or a heir has.
  private func reaches(_ name: Member.Name, in member: Member, _ type: String) -> Bool {
    types(asked: name, in: member).contains {
      lineage(of: $0).contains(type) || lineage(of: type).contains($0)
    }
  }

  /// The names in the type of what a name is asked of; none for a name that is only read.
  private func types(asked name: Member.Name, in member: Member) -> [String] {
    guard let receiver = name.receiver else { return name.isCalled ? [member.owner.name] : [] }
    if receiver == "self" { return [member.owner.name] }
    let parameter = member.parameters.first { $0.name == receiver }
    return parameter?.type.texts ?? self.member(named: receiver, of: member.owner.name)?.types ?? []
  }

  // What runs in a trace, and what runs that no trace shows.

  /// A member, and the role that is at work in it: a value's is whose it is.
  struct Work: Hashable {
    let member: Member
    let role: String
  }

  /// What each call of a trace runs; of a closure it is the function that passed it.
  package func members(of trace: [MessageLog.Entry]) -> [Member?] {
    var found: [Member?] = []
    var open: [Int] = []
    // Whoever passed a closure on isn't who calls it.
    var askers: [[String]: Member] = [:]
    for (index, entry) in trace.enumerated() {
      open.removeLast(open.count - entry.depth + 1)
      let seam = entry.seam
      if seam.kind == .completion {
        let asker = askers[[seam.to, seam.protocol, seam.method]]
        found.append(member(for: seam, askedBy: asker))
      } else {
        found.append(member(for: seam))
        askers[[seam.from, seam.protocol, seam.method]] = open.last.flatMap { found[$0] }
      }
      open.append(index)
    }
    return found
  }

  /// What a type's screen is made by: called by the kit, before anything else can be.
  func beginnings(of type: String) -> [Member] {
    own(type).filter { ["init", "loadView", "viewDidLoad"].contains($0.baseName) }
  }

  /// What a member of a role runs that no trace shows, nearest first.
  ///
  /// It is the member itself, what it calls of its own type and of values, initialisers, and what the kit
  /// calls back.
  func reach(of work: Work) -> [Work] { [work].reached(over: callees) }

  private func callees(of work: Work) -> [Work] {
    let siblings = own(work.member.owner.name)
    return work.member.names.flatMap { name in
      guard name.receiver == nil || name.receiver == "self" else {
        let callbacks = kitFunctions.contains(name.text) ? own(work.role) : []
        let called = callbacks.filter { kitCallbacks.contains($0.name) }
        return (valueMembers[name.text, default: []] + called).map {
          Work(member: $0, role: work.role)
        }
      }
      let initialisers = name.isCalled ? own(name.text).filter { $0.baseName == "init" } : []
      let role = values.contains(name.text) ? work.role : name.text
      return siblings.filter { $0.baseName == name.text }.map { Work(member: $0, role: work.role) }
        + initialisers.map { Work(member: $0, role: role) }
    }
  }
}
