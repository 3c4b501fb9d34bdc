import FakeWorld
import HeadlessKit
import Testing
import UserDriver

@testable import RandomUse

/// What is left of a screen: nothing.
extension AlwaysTests {
  /// X2 D4 A4 A6.
  @Test(arguments: Subject.all, Visit.all)
  func `A screen that is left takes all its objects with it`(
    subject: Subject, visit: Visit
  ) throws {
    let trial = Trial(subject)
    trial.open()
    let objects = try objects(of: visit, in: trial)
    try visit.leave(trial)
    trial.stacks("Items")
    trial.expect(objects.survivors, [])
  }

  /// X2 L11.
  @Test(arguments: Subject.all, Visit.all)
  func `A screen that is left takes all its objects with it while the list's reply is held`(
    subject: Subject, visit: Visit
  ) throws {
    try leaveWhileTheListLoads(visit, subject)
  }

  /// X2 X4.
  @Test(arguments: Subject.all, Situation.all)
  func `Releasing window and app releases everything`(
    subject: Subject, situation: Situation
  ) throws {
    let world = try situation.trial(subject).world
    let parts: [Any] = [world.loop, world.server, world.network, world.store]
    let objects = ObjectGraph(
      from: [world.app as Any, world.navigationController], excluding: ObjectGraph(from: parts))
    #expect(objects.survivors.contains("ItemsListView"))
    world.close()
    #expect(objects.survivors == [])
    let contents = world.store.contents
    world.network.releaseAll()
    world.loop.runUntilSettled()
    #expect(world.store.contents == contents)
  }

  /// X2.
  @Test(arguments: Subject.all)
  func `An object that outlives its screen would be found`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    let objects = try objects(of: Visit("detail", .detail), in: trial)
    let view = trial.world.navigationController.topViewController?.view
      .descendant(withIdentifier: "detail.title")
    try trial.user.goBack()
    trial.expect(objects.survivors, ["Label"])
    withExtendedLifetime(view) {}
  }

  func leaveWhileTheListLoads(_ visit: Visit, _ subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    let objects = try objects(of: visit, in: trial)
    try visit.leave(trial)
    trial.stacks("Items")
    trial.expect(objects.survivors, [])
  }

  /// Opens a screen, stays, and returns what can be reached from it and not from its parent.
  private func objects(of visit: Visit, in trial: Trial) throws -> ObjectGraph {
    let parent = ObjectGraph(from: [trial.world])
    try visit.open(in: trial)
    let early = try objectsOfTopScreen(of: trial, excluding: parent)
    try visit.stay(trial)
    return early.union(try objectsOfTopScreen(of: trial, excluding: parent))
  }

  private func objectsOfTopScreen(
    of trial: Trial, excluding parent: ObjectGraph
  ) throws -> ObjectGraph {
    let screen = try #require(trial.world.navigationController.topViewController)
    let objects = ObjectGraph(from: [screen, trial.world]).subtracting(parent)
    #expect(objects.survivors.contains("\(type(of: screen))"), "the parent owns the screen")
    return objects
  }
}
