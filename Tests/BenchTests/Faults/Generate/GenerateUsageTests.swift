import Testing

@testable import bench

/// What `generate` takes, and what a person reads when it can't take it.
struct GenerateUsageTests {
  let parser = OptionsParser(architectures: ["MVC"], flows: ["open"])

  @Test(arguments: ["viper", "VIPER"])
  func aKindANameAndAFolder(kind: String) throws {
    let module = NewModule(name: "Welcome", folder: "some/where")
    let arguments = ["generate", kind, "Welcome", "--output", "some/where"]
    #expect(
      try parser.parse(arguments) == .run(Options(command: .generate, newModule: module)))
  }

  @Test(arguments: [
    "A", "X2", "FAQ", "SubscriptionRenewalReminder", String(repeating: "N", count: 30),
  ])
  func aCapitalAndLettersAndDigitsAreAccepted(name: String) throws {
    let module = NewModule(name: name, folder: ".")
    #expect(
      try parser.parse(["generate", "viper", name, "--output=."])
        == .run(Options(command: .generate, newModule: module)))
  }

  @Test(arguments: [
    "", "welcome", "2Welcome", "Wel-come", "Wel_come", "Wel come", "Welcome.swift", "../Welcome",
    "Ünïted", "Cafe\u{301}", "Welcome\n", "Self", "Any", String(repeating: "N", count: 31),
  ])
  func anythingElseIsRefused(name: String) {
    expect(
      ["generate", "viper", name, "--output", "."],
      fails: "'\(name.printable)' can't name a module; write a capital and then ASCII letters and "
        + "digits, 30 in all at most, and no keyword of Swift")
  }

  @Test(arguments: [
    ["generate"], ["generate", "viper"], ["generate", "--output", "."],
    ["generate", "viper", "--output", "."], ["generate", "viper", "Welcome"],
    ["generate", "viper", "Welcome", "--output", "-"],
  ])
  func allThreeAreNeeded(arguments: [String]) {
    expect(
      arguments,
      fails: "'generate' needs a kind, a name, and a folder; "
        + "write generate viper NAME --output DIR")
  }

  @Test func anUnknownKindListsTheKinds() {
    expect(
      ["generate", "clean", "Foo", "--output", "."], fails: "unknown kind 'clean'; kinds: viper")
  }

  @Test func nothingElseMayFollow() {
    expect(
      ["generate", "viper", "Welcome", "Goodbye", "--output", "."],
      fails: "'generate' knows no 'Goodbye'; leave it out (see bench help generate)")
    expect(
      ["generate", "viper", "Welcome", "--output", ".", "--format", "json"],
      fails: "'generate' has no use for --format; leave it out "
        + "(it goes with: all, calls, allocations, instructions, latency, growth, lines, build, tests, mutants, bugs, changes, trace, walk, where, fuzz, compare, workshop)"
    )
  }

  private func expect(
    _ arguments: [String], fails line: String, at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: UsageError.self, sourceLocation: location) {
      try parser.parse(arguments)
    }
    #expect(error?.description == line, sourceLocation: location)
    #expect(error?.exitCode == .usage, sourceLocation: location)
  }
}
