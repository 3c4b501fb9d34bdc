import Arms
import SwiftSource

/// What runs in a trace, and what runs that no trace shows.
extension SourceIndex {
  /// A member, and the role that is at work in it: a value's is whose it is.
  typealias Work = (member: Member, role: String)

  /// What each call of a trace runs; of a closure it is the function that passed it.
  func members(of trace: [MessageLog.Entry]) -> [Member?] {
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
  func reach(of member: Member, as role: String) -> [Work] {
    var reached = [(member: member, role: role)]
    var next = 0
    while next < reached.count {
      for callee in callees(of: reached[next].member, as: reached[next].role)
      where !reached.contains(where: { $0.member == callee.member }) { reached.append(callee) }
      next += 1
    }
    return reached
  }

  private func callees(of member: Member, as role: String) -> [Work] {
    let siblings = own(member.owner.name)
    return member.names.flatMap { name in
      guard name.receiver == nil || name.receiver == "self" else {
        let callbacks = kitFunctions.contains(name.text) ? own(role) : []
        let called = callbacks.filter { kitCallbacks.contains($0.name) }
        return (valueMembers[name.text, default: []] + called).map { ($0, role) }
      }
      let initialisers = name.isCalled ? own(name.text).filter { $0.baseName == "init" } : []
      return siblings.filter { $0.baseName == name.text }.map { ($0, role) }
        + initialisers.map { ($0, values.contains(name.text) ? role : name.text) }
    }
  }

  /// What the version itself declares of a type.
  func own(_ type: String) -> [Member] {
    lineage(of: type).flatMap { members[$0] ?? [] }.filter { !$0.isShared }
  }
}
