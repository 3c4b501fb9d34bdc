import Foundation
import RandomUse
import Testing

@testable import bench

struct RunPlayTests {
  private static let script = Scenario(
    "script", server: .generating(1), before: [.latency(.seconds(1))],
    [.wait(.milliseconds(500)), .waitUntilSettled, .tap("items.add"), .impossible(.pull)])

  private func play(_ scenario: Scenario, recording: String? = nil, in folder: TemporaryFolder)
    throws -> String
  {
    let (script, output) = (folder.path("script"), folder.path("output"))
    try Output(path: script).write(scenario.source)
    var options = Options(command: .play)
    options.architectures = ["VIPER"]
    options.script = script
    options.recording = recording
    try Run(options: options).perform(to: Output(path: output))
    return try String(readFrom: output)
  }

  @Test func `A script is played without a terminal, call by call and screen by screen`() throws {
    let folder = try TemporaryFolder()
    let text = try play(Self.script, in: folder)
    let headings = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    #expect(
      headings == [
        "1  .wait(.milliseconds(500))", "2  .waitUntilSettled", "3  .tap(\"items.add\")",
        "4  .impossible(.pull)",
      ])
    #expect(
      text.contains("    · ItemsListPresenter → ItemsListWireframe presentAddItem(notifying:)  "))
    #expect(text.contains("\n    “items.table” is covered\n"))
  }

  @Test func `What is kept of a session is a script that plays the same`() throws {
    let folder = try TemporaryFolder()
    let first = try play(Self.script, recording: folder.path("kept"), in: folder)
    let kept = try ScenarioReader.read(folder.path("kept"))
    #expect(kept == Self.script)
    #expect(try play(kept, in: folder) == first)
  }

  @Test func `An asciicast has a header, output and markers, in order of time`() throws {
    let folder = try TemporaryFolder()
    _ = try play(Self.script, recording: folder.path("kept.cast"), in: folder)
    let lines = try String(readFrom: folder.path("kept.cast")).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    let events = try lines.dropFirst().map { try #require($0 as? [Any]) }
    let times = try events.map { try #require($0[0] as? Double) }
    #expect(times == times.sorted())
    #expect(times.last == 1 + 0.7 * 4)
    #expect(events.map { $0[1] as? String } == ["o", "m", "o", "m", "o", "m", "o", "m", "o"])
    #expect(events.compactMap { $0[2] as? String }.contains(".tap(\"items.add\")"))
  }
}
