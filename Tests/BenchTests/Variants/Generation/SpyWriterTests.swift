import Foundation
import SwiftSource
import XCTest

@testable import SpyGenerator

final class SpyWriterTests: XCTestCase {
  func testAClosureIsCalledWithItsValueIfItTakesOne() {
    XCTAssertEqual(reply(to: "(Int) -> Void"), "{ value in reply.call { done(value) } }")
    XCTAssertEqual(reply(to: "() -> Void"), "{ reply.call { done() } }")
  }

  /// What the spy of a role with one method passes on in place of the closure.
  private func reply(to closure: String) -> String? {
    let role = """
      protocol Asking: AnyObject {
        func ask(done: @escaping \(closure))
      }
      final class Asker {
        package var next: (any Asking)?
      }
      """
    let version = VersionSources(
      name: "Version", files: [SwiftFile(path: "Asking.swift", text: role)], shared: [])
    let lines = version.existentials.flatMap { SpyWriter(existential: $0, version: version).lines }
    let call = lines.first { $0.contains("reply.call") }
    return call?.replacing("Passed_done", with: "").trimmingCharacters(in: .whitespaces)
  }
}
