import Foundation
import Testing

@testable import Stopwatch
@testable import bench

/// How the program is linked anew.
struct RelinkerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theObjectsAreTheSameInAnotherOrder() throws {
    let objects = (1...20).map { "/build/\($0).o" }
    let orders = try (1...3 as ClosedRange<UInt64>).map { try order(of: objects, seed: $0) }
    #expect(orders.allSatisfy { Set($0) == Set(objects) && $0.count == 20 })
    #expect(Set(orders).count == 3)
    #expect(try order(of: objects, seed: 2) == orders[1])
  }

  @Test func whatCannotBeLinkedIsNoProgram() throws {
    var relinker = try relinker(of: ["a.o"])
    relinker.link = { _ in false }
    #expect(relinker.relinked(seed: 1) == nil)
  }

  @Test func elsewhereThereIsNothingToLink() {
    #expect(Relinker(program: folder.path("bench")) == nil)
    #expect(Relinker(program: nil) == nil)
  }

  @Test func nothingIsLeftBehind() throws {
    let relinker = try relinker(of: ["a.o"])
    let before = try folder.files
    _ = relinker.relinked(seed: 1)
    #expect(try folder.files != before)
    relinker.removeFiles()
    #expect(try folder.files == before)
  }

  private func order(of objects: [String], seed: UInt64) throws -> [String] {
    var relinker = try relinker(of: objects)
    var order: [String] = []
    relinker.link = { arguments in
      let list = arguments.last?.dropFirst() ?? ""
      let text = try? String(contentsOfFile: String(list), encoding: .utf8)
      order = (text ?? "").split(separator: "\n").map(String.init)
      return true
    }
    #expect(relinker.relinked(seed: seed) != nil)
    return order
  }

  private func relinker(of objects: [String]) throws -> Relinker {
    let product = folder.path("bench.product")
    try FileManager.default.createDirectory(atPath: product, withIntermediateDirectories: true)
    try objects.joined(separator: "\n").write(
      toFile: "\(product)/Objects.LinkFileList", atomically: true, encoding: .utf8)
    var relinker = try #require(
      Relinker(program: folder.path("bench"), output: folder.path("")))
    relinker.link = { _ in true }
    return relinker
  }
}
