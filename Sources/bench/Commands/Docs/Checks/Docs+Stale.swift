import Console
import Reading
import Results
import Stopwatch
import Timing

/// Which generated sections aren't as the sources make them.
extension Docs {
  /// A line for each.
  func stale(
    _ chosen: [GeneratedSection.Kind], _ texts: SectionTexts
  ) throws -> [String] {
    try documents.flatMap(\.sections).filter { chosen.contains($0.kind) }
      .filter { try !isCurrent($0, texts) }
      .map { section in
        let name = ([section.kind.rawValue] + section.arguments).joined(separator: " ")
        return "\(section.path): the section \(name) isn't as the sources make it; "
          + "run swift run bench docs \(section.kind)"
      }
  }

  private func isCurrent(_ section: GeneratedSection, _ texts: SectionTexts) throws -> Bool {
    switch section.kind {
    case .conclusions:
      let said = section.content.inOneLine
      let sentences = Conclusions.sentences(try texts.counted([.calls, .lines, .tests, .mutants]))
      return sentences.allSatisfy { said.contains($0.printable.inOneLine) }
    case .allocations where StopwatchBuild(root: root).current == nil:
      let run = texts.run
      return section.content.wholeMatch(of: /```\n(?s).*\n```\n/) != nil
        && (run.arms.map(\.name) + run.flows.map(\.name)).allSatisfy(section.content.contains)
    case .picture:
      guard let svg = try texts.picture(of: section)?.svg else { return true }
      let kept = try String(readFrom: "\(root)/\(section.picture)")
      let text = try texts.text(of: section) ?? ""
      return kept == svg && text == section.content
    default: return try texts.text(of: section).map { $0 == section.content } ?? true
    }
  }
}
