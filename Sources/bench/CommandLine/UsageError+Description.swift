/// The one line a person reads: what was wrong, then what to do.
extension UsageError {
  var description: String {
    switch self {
    case .unknown(let kind, let text, let known):
      "unknown \(kind.rawValue) '\(text.printable)'\(hint(text, known)); "
        + "\(kind.rawValue)s: \(known.joined(separator: ", "))"
    case .missingValue(let option):
      "\(option.spelling) needs a value; write \(option.spelling) \(option.valueName ?? "VALUE")"
    case .unexpectedValue(let option):
      "\(option.spelling) takes no value; write \(option.spelling) alone"
    case .notANumber(let option, let text):
      "\(option.spelling) needs a whole number, not '\(text.printable)'"
    case .negative(let option, let text):
      "\(option.spelling) can't be negative, as \(text) is; write 0 or more"
    case .zero(let option): "\(option.spelling) can't be 0; write 1 or more"
    case .tooLarge(let option, let text, let most):
      "\(option.spelling) is too large at \(text); write \(most) or less"
    case .exclusive(let one, let other):
      "\(one.spelling) and \(other.spelling) exclude each other; write only one of them"
    case .unusedOption(let option, let command):
      "'\(command.rawValue)' has no use for \(option.spelling); leave it out "
        + "(it goes with: \(users(of: option)))"
    case .unexpectedWord(let word, .generate):
      "'generate' takes one kind and one name, but '\(word.printable)' follows; leave it out"
    case .unexpectedWord(let word, .compare):
      "'compare' takes two files at most, but '\(word.printable)' follows; leave it out"
    case .unexpectedWord(let word, let command):
      "'\(command.rawValue)' knows no '\(word.printable)'; leave it out (only 'lines' takes paths)"
    case .architectureWithPaths:
      "--architecture doesn't go with paths; leave out one or the other"
    case .limitWithoutUntilDecided:
      "--limit goes with --until-decided only; add that or leave it out"
    case .tooFewSizes:
      "growth takes three sizes from \(LatencyPlan.middleSize) items on; write --items 64,512,4096"
    case .saveToStandardOutput:
      "--save needs a file; write --format json for the document on standard output"
    case .sameFile(let path):
      "--save and --output both write \(path.printable); leave one of them out"
    case .tableWithoutCSV: "--table goes with --format csv only; add that or leave it out"
    case .noSuite(let name):
      "\(name) has no suite of its own; leave it out of --architecture"
    case .noLines(let name):
      "\(name) is Direct but for its rows and isn't counted; ask for Direct"
    case .notBuiltAlone(let name):
      "\(name) is a part of bench and isn't built alone; leave it out of --architecture"
    case .tooFewItems(let flow, let least):
      "'\(flow)' can't be done without items; add --items \(least) or more"
    case .noBaseline:
      "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' makes"
    case .measuresNothing(let option):
      "'compare' measures nothing when it is given two files; leave out \(option.spelling)"
    case .incompleteModule:
      "'generate' needs a kind, a name, and a folder; write generate viper NAME --output DIR"
    case .moduleName(let name):
      "'\(name.printable)' can't name a module; write a capital and then ASCII letters and digits, "
        + "\(NewModule.longestName) in all at most, and no keyword of Swift"
    case .takenModuleName(let name, let folder):
      "the name '\(name)' is taken by the folder \(folder.printable); write another one"
    }
  }

  private func hint(_ text: String, _ known: [String]) -> String {
    guard let name = Spelling.closest(to: text, among: known) else { return "" }
    return " (did you mean '\(name)'?)"
  }

  private func users(of option: OptionName) -> String {
    Command.documented.filter { $0.options.contains(option) }.map(\.rawValue)
      .joined(separator: ", ")
  }
}
