import HeadlessKit
import Testing

@testable import bench

/// The help tells all there is and fits a terminal.
struct HelpTests {
  let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  @Test func fitsATerminal() {
    #expect(lines.filter { $0.displayWidth > 100 }.isEmpty)
    #expect(Help.text.hasSuffix("\n"))
  }

  @Test(arguments: Command.documented)
  func namesEveryCommand(command: Command) {
    #expect(lines.contains { $0.hasPrefix("  \(command.rawValue) ") })
  }

  @Test(arguments: OptionName.allCases)
  func namesEveryOptionWithItsValue(option: OptionName) {
    #expect(lines.contains { $0.contains("\(option.usage) ") })
  }

  @Test(arguments: Command.documented)
  func tellsOfOneCommandWhatItTakes(command: Command) {
    let text = Help.text(of: command)
    #expect(text.hasPrefix("USAGE\n  bench \(command.rawValue)"))
    #expect(!command.summary.isEmpty)
    for option in OptionName.allCases {
      #expect(text.contains("  \(option.usage) ") == command.options.contains(option), "\(option)")
    }
    #expect(command.tables.count < 2 || command.tables.allSatisfy(text.contains))
    #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
  }

  @Test(arguments: ExitCode.allCases)
  func namesEveryExitCode(code: ExitCode) {
    #expect(lines.contains { $0.contains(" \(code.rawValue)  ") })
  }

  @Test func namesTheVersion() {
    #expect(Help.version.wholeMatch(of: /bench [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }
}
