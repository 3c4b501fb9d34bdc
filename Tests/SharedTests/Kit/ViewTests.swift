import HeadlessKit
import Testing

struct ViewTests {
  let root = View()
  let branch = View()
  let leaf = Label()

  init() {
    root.addSubview(branch)
    branch.addSubview(leaf)
  }

  @Test func `Subviews keep the order in which they were added`() {
    let second = View()
    root.addSubview(second)
    #expect(root.subviews.identities == [branch, second].identities)
  }

  @Test func `A view knows the view it is in`() {
    #expect(leaf.superview === branch)
    #expect(branch.superview === root)
    #expect(root.superview == nil)
  }

  @Test func `Adding a view elsewhere moves it`() {
    root.addSubview(leaf)
    #expect(branch.subviews.isEmpty)
    #expect(leaf.superview === root)
  }

  @Test func `Adding a view again moves it to the end`() {
    let second = View()
    root.addSubview(second)
    root.addSubview(branch)
    #expect(root.subviews.identities == [second, branch].identities)
  }

  @Test func `A removed view is in no view, and removing it again does nothing`() {
    leaf.removeFromSuperview()
    leaf.removeFromSuperview()
    #expect(leaf.superview == nil)
    #expect(branch.subviews.isEmpty)
  }

  @Test func `A view is found by its identifier, at any depth`() {
    root.accessibilityIdentifier = "root"
    leaf.accessibilityIdentifier = "leaf"
    #expect(root.descendant(withIdentifier: "root") === root)
    #expect(root.descendant(withIdentifier: "leaf") === leaf)
    #expect(branch.descendant(withIdentifier: "root") == nil)
    #expect(root.descendant(withIdentifier: "missing") == nil)
  }

  @Test func `Of two views with one identifier the first in drawing order is found`() {
    let later = Label()
    root.addSubview(later)
    for view in [leaf, later] { view.accessibilityIdentifier = "twin" }
    #expect(root.descendant(withIdentifier: "twin") === leaf)
  }

  @Test func `Hiding a view hides everything in it and nothing around it`() {
    branch.isHidden = true
    #expect(!leaf.isVisible)
    #expect(!branch.isVisible)
    #expect(root.isVisible)
    #expect(!leaf.isHidden)
  }

  @Test func `A view that takes no touches shuts everything in it and nothing around it`() {
    branch.isUserInteractionEnabled = false
    #expect(!leaf.takesTouches)
    #expect(!branch.takesTouches)
    #expect(root.takesTouches)
    #expect(leaf.isUserInteractionEnabled)
  }

  @Test func `A view that is taken out of a hidden one is visible`() {
    branch.isHidden = true
    leaf.removeFromSuperview()
    #expect(leaf.isVisible)
  }

  @Test func `A view keeps its subviews alive and not the view it is in`() {
    var outer: View? = View()
    let inner = View()
    outer?.addSubview(inner)
    weak let released = outer
    outer = nil
    #expect(released == nil)
    #expect(inner.superview == nil)
  }
}
