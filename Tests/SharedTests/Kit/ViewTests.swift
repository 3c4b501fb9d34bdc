import HeadlessKit
import XCTest

final class ViewTests: XCTestCase {
  let root = View()
  let branch = View()
  let leaf = Label()

  override func setUp() {
    root.addSubview(branch)
    branch.addSubview(leaf)
  }

  func testSubviewsKeepTheOrderInWhichTheyWereAdded() {
    let second = View()
    root.addSubview(second)
    XCTAssertEqual(root.subviews.identities, [branch, second].identities)
  }

  func testViewKnowsTheViewItIsIn() {
    XCTAssertIdentical(leaf.superview, branch)
    XCTAssertIdentical(branch.superview, root)
    XCTAssertNil(root.superview)
  }

  func testAddingAViewElsewhereMovesIt() {
    root.addSubview(leaf)
    XCTAssert(branch.subviews.isEmpty)
    XCTAssertIdentical(leaf.superview, root)
  }

  func testAddingAViewAgainMovesItToTheEnd() {
    let second = View()
    root.addSubview(second)
    root.addSubview(branch)
    XCTAssertEqual(root.subviews.identities, [second, branch].identities)
  }

  func testRemovedViewIsInNoViewAndRemovingItAgainDoesNothing() {
    leaf.removeFromSuperview()
    leaf.removeFromSuperview()
    XCTAssertNil(leaf.superview)
    XCTAssert(branch.subviews.isEmpty)
  }

  func testViewIsFoundByItsIdentifierAtAnyDepth() {
    root.accessibilityIdentifier = "root"
    leaf.accessibilityIdentifier = "leaf"
    XCTAssertIdentical(root.descendant(withIdentifier: "root"), root)
    XCTAssertIdentical(root.descendant(withIdentifier: "leaf"), leaf)
    XCTAssertNil(branch.descendant(withIdentifier: "root"))
    XCTAssertNil(root.descendant(withIdentifier: "missing"))
  }

  func testOfTwoViewsWithOneIdentifierTheFirstInDrawingOrderIsFound() {
    let later = Label()
    root.addSubview(later)
    for view in [leaf, later] { view.accessibilityIdentifier = "twin" }
    XCTAssertIdentical(root.descendant(withIdentifier: "twin"), leaf)
  }

  func testHidingAViewHidesEverythingInItAndNothingAroundIt() {
    branch.isHidden = true
    XCTAssertFalse(leaf.isVisible)
    XCTAssertFalse(branch.isVisible)
    XCTAssert(root.isVisible)
    XCTAssertFalse(leaf.isHidden)
  }

  func testViewThatIsTakenOutOfAHiddenOneIsVisible() {
    branch.isHidden = true
    leaf.removeFromSuperview()
    XCTAssert(leaf.isVisible)
  }

  func testViewKeepsItsSubviewsAliveAndNotTheViewItIsIn() {
    var outer: View? = View()
    let inner = View()
    outer?.addSubview(inner)
    weak let released = outer
    outer = nil
    XCTAssertNil(released)
    XCTAssertNil(inner.superview)
  }
}
