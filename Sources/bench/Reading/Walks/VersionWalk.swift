import Console
import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import Stopwatch
import Suites
import Variants

/// What happens in one version while a flow runs.
package struct VersionWalk {
  let version: String
  /// For each step of the user, in order.
  private(set) var steps: [[WalkRow]] = []
  /// The same, as it is set beside what other versions do.
  private(set) var events: [[Alignment.Event]] = []

  private let flow: String
  let watch: ScreenWatch
  private let trace: [MessageLog.Entry]
  private let members: [SourceIndex.Member?]
  private let parts: [String: String]
  /// The functions of roles during which the screen changes, as `View.show(_:)`.
  private let drawing: Set<String>
  private let index: SourceIndex

  /// What every screen holds, and no more: longer lists are scrolled.
  private static let items = 8
  private static let client = "\(HTTPItemsClient.self)"
  private static let store = "\(InMemoryStore.self)"
  private static let navigation = "\(NavigationController.self)"
  private static let validation = "\(TitleValidation.self)"
  /// What no version declares.
  private static let shared = [
    client, store, navigation, validation, "\(ItemText.self)", "\(Formatting.self)",
  ]

  package init(of flow: Flow, in variant: Variant, index: SourceIndex) throws(RunFailure) {
    let watch = ScreenWatch()
    let count = try CallCounter.record(flow, in: variant, items: Self.items, watch: watch)
    self.init(of: count, watch: watch, index: index)
  }

  init(of count: CallCount, watch: ScreenWatch, index: SourceIndex) {
    (version, flow) = (count.row.version, count.row.flow)
    (trace, parts) = (count.trace, count.parts)
    (self.watch, self.index) = (watch, index)
    members = index.members(of: trace)
    drawing = Set(
      watch.changes.keys.filter(count.trace.indices.contains).map { count.trace[$0].seam.function })
    let words = formattings
    for (start, end) in zip(count.starts, count.starts.dropFirst() + [trace.count]) {
      let calls = (start..<end).map { ($0, rows(of: $0, isFirst: $0 == start, words[$0] ?? [])) }
      steps.append(calls.flatMap(\.1))
      events.append(
        calls.flatMap { call, rows in rows.map { $0.event(isSeen: watch.changes[call] != nil) } })
    }
  }

  /// The role that is at work before something happens: whoever does it, or else was asked last.
  func worker(before next: Int, in step: Int) -> String {
    let rows = steps[step]
    let involved =
      (next < rows.count ? [rows[next].from] : [])
      + (next > 0 ? [rows[next - 1].to, rows[next - 1].from] : []) + [watch.tops[step]]
    return involved.compactMap(\.self).first { !Self.shared.contains($0) } ?? ""
  }

  private func rows(of call: Int, isFirst: Bool, _ words: [WalkRow]) -> [WalkRow] {
    let seam = trace[call].seam
    let shows = watch.changes[call] != nil
    let does: WalkRow.Deed =
      switch seam {
      case _ where seam.to == Self.store: .store
      case _ where seam.to == Self.navigation: .navigation
      case _ where seam.to == Self.client: .request
      case _ where seam.from == Self.client: .reply
      case _ where seam.kind == .wiring: .wiring
      case _ where isFirst: .tap
      // What draws is called the same where there is nothing new to draw.
      default: drawing.contains(seam.function) ? .screen : .message
      }
    let check = seam.kind == .message ? use(of: Self.validation, in: call, as: .validation) : nil
    // What a push or a pop shows is said by it.
    let isToldApart = shows && ![.screen, .navigation].contains(does)
    let own = [row(does, seam, at: call, members[call])] + [check].compactMap(\.self)
    // It is put into words before it is on the screen.
    return (does == .screen ? words + own : own + words)
      + (isToldApart ? [row(.screen, seam, at: call, members[call])] : [])
  }

  /// For each call during which something is put into words, by whom.
  private var formattings: [Int: [WalkRow]] {
    var found: [Int: [WalkRow]] = [:]
    for (call, types) in watch.formattings.sorted(by: { $0.key < $1.key }) {
      for type in types.sorted() {
        let places = (open(at: call) + (0..<call).reversed()).lazy.compactMap { call in
          use(of: type, in: call, as: .formatting).map { (call, $0) }
        }
        guard let (call, formatting) = places.first,
          !found[call, default: []].contains(where: {
            $0.file == formatting.file && $0.line == formatting.line
          })
        else { continue }
        found[call, default: []].append(formatting)
      }
    }
    return found
  }

  /// The first static call of a type's function that is on a call's way.
  private func use(of type: String, in call: Int, as deed: WalkRow.Deed) -> WalkRow? {
    for work in roots(of: call).flatMap(index.reach) {
      let names = work.member.names
      guard let name = names.first(where: { $0.receiver == type })?.text else { continue }
      let callee = index.members[type]?.first { $0.baseName == name }
      let seam = Seam(work.role, type, "", callee?.name ?? name)
      return row(deed, seam, at: call, work.member, deeper: 1)
    }
    return nil
  }

  private func row(
    _ does: WalkRow.Deed, _ seam: Seam, at call: Int, _ member: SourceIndex.Member?,
    deeper: Int = 0
  ) -> WalkRow {
    WalkRow(
      version: version, flow: flow, does: does, depth: trace[call].depth + deeper,
      kind: seam.kind, from: seam.from, to: seam.to, method: seam.method,
      file: member?.place.file, line: member?.place.line, lastLine: member?.place.lastLine)
  }

  /// What a call runs first; a push has the screen made by its parts.
  private func roots(of call: Int) -> [SourceIndex.Work] {
    let seam = trace[call].seam
    guard seam.to == Self.navigation else {
      return members[call].map { [.init(member: $0, role: seam.to)] } ?? []
    }
    return parts.filter { $0.value == watch.changes[call] }.keys.sorted().flatMap { part in
      index.beginnings(of: part).map { .init(member: $0, role: part) }
    }
  }

  /// The calls that are open during one, itself included, innermost first.
  private func open(at call: Int) -> [Int] {
    var depth = trace[call].depth + 1
    return (0...call).reversed().filter { earlier in
      guard trace[earlier].depth < depth else { return false }
      depth = trace[earlier].depth
      return true
    }
  }
}

extension Seam {
  fileprivate var function: String { "\(to).\(method)" }
}

extension WalkRow {
  fileprivate func event(isSeen: Bool) -> Alignment.Event {
    let verb = (method ?? "").prefix { $0.isLowercase }
    return Alignment.Event(
      deed: does, verb: verb.isEmpty ? "" : (kind?.mark ?? "") + verb, isSeen: isSeen)
  }
}
