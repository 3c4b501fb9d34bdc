import FakeWorld
import Testing
import UserDriver

@testable import RandomUse

extension Scenario: CustomTestStringConvertible {
  static let all = quiet + troubled + busy + hostile

  public var testDescription: String { name }

  func run<Sight>(on subject: Subject, _ look: (World, String?) -> Sight) throws -> [Sight] {
    try run(in: try makeWorld(), launching: subject.launch, look)
  }

  func screens(on subject: Subject) throws -> [String] {
    try run(on: subject) { world, _ in world.user.screen() }
  }
}
