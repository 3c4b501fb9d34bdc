import FakeWorld
import HeadlessKit
import Items
import UserDriver
import Variants

/// Looks at the screen around every call, as the user would.
package final class ScreenWatch {
  /// The calls during which it changed, deeper ones left out, and which screen was on top then.
  var changes: [Int: String] = [:]
  /// What put something into words that was first seen during a call: `ItemText` or `Formatting`.
  private(set) var formattings: [Int: Set<String>] = [:]
  /// The screen when each step was over.
  private(set) var screens: [String] = []
  /// Whose screen was on top when each step began.
  private(set) var tops: [String] = []
  private var last = ""
  private var seen: Set<String> = []

  func watch(_ world: World, through log: MessageLog) {
    log.look = { [weak world] call in
      if let world { self.look(at: world, during: call) }
    }
  }

  func beginStep(in world: World) {
    look(at: world, during: nil)
    tops.append(top(of: world))
  }

  func endStep(in world: World) { screens.append(world.user.screen()) }

  private func top(of world: World) -> String {
    let top: AnyObject? = world.navigationController.topViewController ?? world.app
    return top.map { "\(type(of: $0))" } ?? ""
  }

  private func look(at world: World, during call: Int?) {
    let screen = world.user.screen()
    guard screen != last else { return }
    last = screen
    let dates = Set(world.server.items.map { ItemText.date($0.createdAt) })
    // A row is the same one when it is selected.
    let lines = screen.split(separator: "\n").map { $0.drop { " ▸".contains($0) } }
    let dated = lines.filter { line in dates.contains { line.contains($0) } }.map(String.init)
    let errors = ["items.error", "detail.error", "add.error"].filter(world.user.sees)
      .compactMap(world.user.text)
    let isDated = !seen.isSuperset(of: dated)
    let isError = !seen.isSuperset(of: errors)
    seen.formUnion(dated + errors)
    guard let call else { return }
    changes[call] = top(of: world)
    if isDated { formattings[call, default: []].insert("\(ItemText.self)") }
    if isError { formattings[call, default: []].insert("\(Formatting.self)") }
  }
}
