import Suites
import SwiftSource

extension SourceIndex {
  /// A function or a property, and where it stands.
  package final class Member: Hashable, Sendable {
    struct Name {
      let text: String
      /// What it is asked of: the word before the dot.
      let receiver: String?
      let isCalled: Bool
    }

    let owner: Declaration
    /// As a seam spells it: `save(title:isEnabled:)`, or a property's name.
    let name: String
    /// Without labels.
    let baseName: String
    package let place: SourcePlace
    /// What stands between its braces.
    let words: [String]
    /// Those among the words.
    let names: [Name]
    let parameters: [Function.Parameter]
    /// Nil for a function.
    let property: Variable?

    /// The names in a property's type.
    let types: [String]

    var isStored: Bool { property?.isStored == true }
    /// Whether it is what a request is cancelled by.
    var isHandle: Bool { types.contains("Cancellable") }
    var isShared: Bool { place.file.hasPrefix("Sources/Shared/") }

    init(
      owner: Declaration, name: String, place: SourcePlace, words: ArraySlice<Token>,
      parameters: [Function.Parameter] = [], property: Variable? = nil
    ) {
      (self.owner, self.name, self.place) = (owner, name, place)
      (self.parameters, self.property) = (parameters, property)
      baseName = String(name.prefix { $0 != "(" })
      types = property?.typeNames ?? []
      let tokens = Array(words)
      self.words = tokens.map(\.text)
      names = tokens.indices.filter { tokens[$0].kind == .identifier }.map { index in
        let isMember = tokens.text(at: index - 1) == "."
        let receiver = tokens[..<max(0, index - 1)].last { !["?", "!"].contains($0.text) }
        return Name(
          text: tokens[index].text, receiver: isMember ? receiver?.text ?? "" : nil,
          isCalled: tokens.text(at: index + 1) == "(")
      }
    }

    package static func == (left: Member, right: Member) -> Bool { left.place == right.place }

    package func hash(into hasher: inout Hasher) { hasher.combine(place) }
  }
}
