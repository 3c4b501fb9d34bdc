import Console
import Foundation
import Reading

/// A check that takes minutes: what it finds is kept with the sources, and with what it was found of.
package protocol RecordedCheck {
  associatedtype Outcome: Codable, Equatable, Sendable

  /// How the person has it tried anew, such as `changes`.
  var command: String { get }
  /// All that it stands on.
  var part: PackagePart { get }
  /// What else decides, which stands in no file of that.
  var facts: String { get throws }
  /// What is tried one by one, and which of these are asked for.
  var subjects: [String] { get }
  var chosen: [String] { get }

  /// What ends the Package.swift of the copy in which it is tried.
  var settings: String { get }
  /// Makes sure that the copy is good for it before anything is changed there.
  func begin(in copy: PackageCopy) throws
  /// Tries one in a copy of `part`.
  func outcomes(of subject: String, in copy: PackageCopy) throws -> [Outcome]
  func subject(of outcome: Outcome) -> String

  /// Where the outcomes are kept, below the package's folder.
  var path: String { get }
  func kept() throws -> CheckRecord<Outcome>
  func keep(_ record: CheckRecord<Outcome>) throws
}

/// What is kept of a check.
package struct CheckRecord<Outcome: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  /// Of all that the outcomes depend on, but for bench's own code, which plants, runs, and judges.
  var fingerprint: String
  var outcomes: [Outcome]

  static func kept(at path: String, in root: String) throws(InputError) -> Self {
    try .read(
      from: "\(root)/\(path)", or: "not the record that was expected; --renew makes it anew")
  }
}

extension RecordedCheck {
  package var facts: String { "" }

  package var settings: String { PackageCopy.takingWarnings }

  package func begin(in copy: PackageCopy) throws {}

  package func kept() throws -> CheckRecord<Outcome> { try .kept(at: path, in: part.root) }

  package func keep(_ record: CheckRecord<Outcome>) throws {
    try record.keep(at: "\(part.root)/\(path)")
  }

  /// Whether all that it depends on, apart from bench's own code, is as it was when its outcomes were kept.
  package func isCurrent() throws -> Bool { try kept().fingerprint == part.fingerprint(and: facts) }

  /// Tries all that is chosen anew, and keeps it, or else compares it unless it is current; throws what is wrong.
  ///
  /// What doesn't differ is current from then on.
  package func settle(renewing isRenewed: Bool, _ progress: ProgressLine) throws {
    var record = try kept()
    let fingerprint = try part.fingerprint(and: facts)
    if !isRenewed, fingerprint == record.fingerprint { return }
    // What can't be written is said before minutes of trying.
    if isRenewed { try keep(record) }
    let complaints = try tried(&record, isRenewed, progress)
    guard complaints.isEmpty else { throw RunFailure(complaints.joined(separator: "\n")) }
    // The others may have another outcome now.
    if Set(subjects).isSubset(of: chosen) {
      // Each was tried in the files as they were then.
      guard try part.fingerprint(and: facts) == fingerprint else {
        throw RunFailure("\(command): files have changed meanwhile; try again")
      }
      record.fingerprint = fingerprint
      try keep(record)
    }
  }

  /// Tries what is chosen, one after another, and keeps each at once if it is to be kept; says what is wrong.
  private func tried(
    _ record: inout CheckRecord<Outcome>, _ isRenewed: Bool, _ progress: ProgressLine
  ) throws -> [String] {
    defer { progress.clear() }
    let copy = try PackageCopy(
      command.replacing(" ", with: "-"), of: part, adding: settings)
    try begin(in: copy)
    var complaints: [String] = []
    let start = ContinuousClock.now
    for (index, subject) in chosen.enumerated() where !Interrupt.isRequested {
      let spent = start.duration(to: .now)
      let left = index == 0 ? nil : spent / index * (chosen.count - index)
      progress.show("\(command), \(subject)", remaining: left)
      do {
        try copy.reset()
        let outcomes = try outcomes(of: subject, in: copy)
        // Control-C reaches the suites as well, which look red then.
        if Interrupt.isRequested { break }
        let known = record.outcomes.filter { self.subject(of: $0) == subject }
        if !isRenewed, outcomes != known {
          complaints.append(
            "\(subject): not as it is kept; 'bench \(command) --renew' makes the record anew")
        }
        record.outcomes = subjects.uniqued().flatMap { other in
          other == subject ? outcomes : record.outcomes.filter { self.subject(of: $0) == other }
        }
        if isRenewed { try keep(record) }
      } catch {
        complaints.append("\(subject): \(error)")
      }
    }
    guard !Interrupt.isRequested else { throw RunFailure("interrupted; not all was tried") }
    return complaints
  }
}

extension Encodable {
  /// Writes JSON in which a difference is easy to read.
  func keep(at path: String) throws {
    try Output(path: path).write(try json(keys: .useDefaultKeys))
  }
}
