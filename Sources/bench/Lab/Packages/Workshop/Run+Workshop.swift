import Console
import Foundation
import Play
import Results
import Timing

extension Command {
  static let workshop = Command(
    "workshop", takes: "check",
    "whether this machine has what docs/WORKSHOP.md needs, and what to do if not",
    [.format, .output], tables: ["checks"],
    read: { words, options, _ in
      if let word = words.first, word != "check" {
        throw UsageError.unknown("step", word, known: ["check"])
      }
      if words.count > 1 { throw UsageError.unexpectedWord(words[1], options.command) }
    },
    run: { try $0.checkWorkshop(to: $1) })
}

extension Run {
  /// Says what is missing for a workshop on this machine.
  func checkWorkshop(to output: Output) throws -> ExitCode {
    var results = RunResults()
    let rows = try Preflight.current(in: Self.root()).rows
    results.add(rows, as: \.checks) { rows in
      [
        Table(
          rows, title: "Workshop check",
          fields: [
            .text("what", \.check), .text("state") { $0.ok ? "ok" : "missing" },
            .text("found", \.found), .text("what to do") { $0.advice ?? "" },
          ])
      ]
    }
    try write(results, to: output)
    return rows.allSatisfy(\.ok) ? .success : .failure
  }
}

extension Preflight {
  static func current(in root: String) throws -> Preflight {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: root)
    let compiler = BenchEnvironment.capture().swift
    return Preflight(
      compiler: compiler == "unknown" ? nil : compiler, hasXCTest: hasXCTest,
      builds: Set(try PackageBuild.allCases.filter { try $0.isFresh(in: root) }),
      opener: Browser().isThere ? Browser().program : nil,
      terminal: isatty(0) == 1 && isatty(1) == 1 ? Terminal.size : nil,
      look: .current(ProcessInfo.processInfo.environment),
      freeBytes: (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0)
  }

  #if os(macOS)
  private static var hasXCTest: Bool {
    ChildProcess.answer(of: "xcrun", ["--find", "xctest"]) != nil
  }
  #else
  private static var hasXCTest: Bool {
    let answer = ChildProcess.answer(of: "swiftc", ["-print-target-info"]) ?? ""
    return answer.matches(of: /"(\/[^"]+)"/).contains {
      FileManager.default.fileExists(atPath: "\($0.1)/libXCTest.so")
    }
  }
  #endif
}
