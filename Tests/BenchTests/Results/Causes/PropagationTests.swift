import XCTest

@testable import Results

/// How ranks go together.
final class PropagationTests: XCTestCase {
  func testRanksGoTogetherByHowFarTheirOrderIsTheSame() throws {
    func rho(_ y: [Double]) throws -> Double {
      try XCTUnwrap(Propagation.spearman(Array(zip([1, 2, 3, 4, 5], y))))
    }
    XCTAssertEqual(try rho([10, 20, 30, 400, 5_000]), 1, accuracy: 1e-9)
    XCTAssertEqual(try rho([5, 4, 3, 2, 1]), -1, accuracy: 1e-9)
    // 1 - 6 × (1 + 1) / (5 × 24).
    XCTAssertEqual(try rho([2, 1, 3, 4, 5]), 0.9, accuracy: 1e-9)
    // Ties share a rank: those of y are 1.5, 1.5, 3, 4, and 5.
    XCTAssertEqual(try rho([1, 1, 3, 4, 5]), 9.5 / (10 * 9.5).squareRoot(), accuracy: 1e-9)
    XCTAssertNil(Propagation.spearman([(1, 2), (2, 2), (3, 2)]))
    XCTAssertNil(Propagation.spearman([]))
  }

  func testOfFewPointsNothingIsSaid() {
    XCTAssertNil(Propagation(in: Document()).sentence)
    let pairs = (1...10).map { (Double($0), Double($0)) }
    XCTAssertNil(Propagation.sentence(Array(pairs.dropLast())))
    XCTAssertEqual(Propagation.sentence(pairs)?.contains("is 1.00 over 10 points"), true)
  }
}
