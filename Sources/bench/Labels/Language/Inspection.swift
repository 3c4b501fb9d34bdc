/// What a rule has looked at in a version, and what it found there.
struct Inspection: Sendable {
  let version: Version
  /// How many things it looked at: none, and the rule says nothing.
  private(set) var subjects = 0
  private(set) var breaches: [Breach] = []
  /// What it speaks of and the sources don't have.
  private(set) var missing: [String] = []

  init(_ version: Version) {
    self.version = version
  }

  mutating func look(_ count: Int = 1) {
    subjects += count
  }

  /// `line` is the index of the line.
  mutating func find(_ what: String, in file: SourceFile, line: Int) {
    breaches.append(Breach(path: file.path, line: line + 1, what: what))
  }

  mutating func miss(_ what: String) {
    missing.append(what)
  }

  /// Looks at one thing, which must hold.
  mutating func expect(_ holds: Bool, _ what: String, in file: SourceFile, line: Int) {
    look()
    if !holds { find(what, in: file, line: line) }
  }

  /// Takes in what a part of the rule has looked at, which must be something.
  mutating func add(_ part: Inspection) {
    subjects += part.subjects
    breaches += part.breaches
    missing += part.missing
    if part.subjects == 0 { miss("anything that a part of the rule looks at") }
  }
}
