@testable import Reading
@testable import bench

extension CommandLineTests {
  static let mistakes: [(arguments: [String], line: String)] = [
    (["latncy"], "unknown command 'latncy'; did you mean latency?"),
    (
      ["a\nb\u{1B}[2J"],
      "unknown command 'a\u{FFFD}b\u{FFFD}[2J'; the closest commands: all, build, bugs, calls, latency"
    ),
    ([""], "unknown command ''; the closest commands: all, bugs, walk, play, fuzz"),
    (["--arch", "MVC"], "unknown option '--arch'; did you mean --architecture?"),
    (["-x"], "unknown option '-x'; the closest options: --bug, --flow, --step, --wide, --save"),
    (
      ["--architecture", "MVC,MVP"],
      "unknown version 'MVP'; did you mean MVC? versions: MVC, VIPER, VIPER-S"
    ),
    (["--flow", "close"], "unknown flow 'close'; flows: open, refresh"),
    (
      ["--format", "xml"],
      "unknown format 'xml'; formats: text, json, csv, markdown, mermaid"
    ),
    (["walk", "opn"], "unknown flow 'opn'; did you mean open? flows: open, refresh"),
    (["where", "mvp"], "unknown version 'mvp'; did you mean MVC? versions: MVC, VIPER, VIPER-S"),
    (["fuzz", "--sessions", "0"], "--sessions needs a whole number from 1 to 1000000, not '0'"),
    (
      ["fuzz", "--sessions", "1000001"],
      "--sessions needs a whole number from 1 to 1000000, not '1000001'"
    ),
    (["--output"], "--output needs a value; write --output FILE"),
    (["--output="], "--output needs a value; write --output FILE"),
    (["--seed", "--quick"], "--seed needs a value; write --seed N"),
    (["--flow", " , "], "--flow needs a value; write --flow NAME"),
    (["--quick=yes"], "--quick takes no value; write --quick alone"),
    (["--items", "8,many"], "--items needs a whole number from 0 to 1000000, not 'many'"),
    (["--seed", "1.5"], "--seed needs a whole number from 0 to 18446744073709551615, not '1.5'"),
    (["--items", "-5"], "--items needs a whole number from 0 to 1000000, not '-5'"),
    (["--seed=-1"], "--seed needs a whole number from 0 to 18446744073709551615, not '-1'"),
    (["--items", "1000001"], "--items needs a whole number from 0 to 1000000, not '1000001'"),
    (
      ["--items", "99999999999999999999"],
      "--items needs a whole number from 0 to 1000000, not '99999999999999999999'"
    ),
    (
      ["--seed", "18446744073709551616"],
      "--seed needs a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
    ),
    (
      ["--quick", "--thorough"], "--quick and --thorough exclude each other; write only one of them"
    ),
    (
      ["growth", "--items", "8,64,512"],
      "growth takes three sizes from 64 items on; write --items 64,512,4096"
    ),
    (
      ["--save", "-"],
      "--save needs a file; write --format json for the document on standard output"
    ),
    (
      ["--save", "a/b", "--output", "./a/../a/b"],
      "--save and --output both write a/b; leave one of them out"
    ),
    (
      ["latency", "--reference", "MVP"],
      "unknown version 'MVP'; did you mean MVC? versions: MVC, VIPER, VIPER-S"
    ),
    (["walk", "--step", "0"], "--step needs a whole number from 1 to 99, not '0'"),
    (
      ["trace", "--where"],
      "'trace' has no use for --where; leave it out (it goes with: walk, where)"
    ),
    (
      ["calls", "--seed", "1"],
      "'calls' has no use for --seed; leave it out (it goes with: all, latency, growth, build, mutants, fuzz, report, compare, docs)"
    ),
    (
      ["--format=json", "list"],
      "'list' has no use for --format; leave it out "
        + "(it goes with: all, calls, allocations, instructions, latency, growth, lines, build, tests, mutants, bugs, changes, trace, walk, where, "
        + "fuzz, compare, exercise, workshop)"
    ),
    (
      ["play", "mvc", "viper"],
      "'play' draws one version, or two; write play MVC, or play --split MVC,VIPER"
    ),
    (["play", "--split", "mvc,mvc"], "--split takes two versions; write --split MVC,VIPER"),
    (["play", "--output", "x"], "--output goes with --script; add that or leave it out"),
    (
      ["calls", "latency"],
      "unknown version or flow 'latency'; versions: MVC, VIPER, VIPER-S; flows: open, refresh"
    ),
    (
      ["docs", "holds", "hold"],
      "unknown section 'hold'; did you mean holds?"
    ),
    (
      ["where", "MVC", "Dates", "add"],
      "unknown concept or version 'add'; the closest concepts: dates, state, cancel, wording, errors; "
        + "versions: MVC, VIPER, VIPER-S"
    ),
    (["workshop", "chek"], "unknown step 'chek'; did you mean check? steps: check"),
    (
      ["changes", "Pass-Through", "VIPER", "merge"],
      "unknown change or version 'merge'; the closest changes: note, edit, rename, reorder, filter; "
        + "versions: MVC, VIPER, VIPER-S"
    ),
    (
      ["lines", "--format=csv", "--table", "couplings"],
      "unknown table 'couplings'; did you mean coupling? tables: lines, coupling"
    ),
    (
      ["lines", "--table", "coupling"],
      "--table goes with --format csv only; add that or leave it out"
    ),
    (
      ["calls", "--source"],
      "'calls' has no use for --source; leave it out (it goes with: tests, bugs)"
    ),
    (["bugs", "--source"], "write a bug, as in bugs list-not-told --source"),
    (["tests", "MVC", "--source"], "write a statement, as in tests L5 --source"),
    (
      ["tests", "L5", "--source", "--format", "csv", "--table", "suites"],
      "unknown table 'suites'; tables: proofs"
    ),
    (
      ["mutants", "mvc", "shared"],
      "'shared' is what all versions stand on; leave the version out"
    ),
    (
      ["mutants", "never-red", "missed"],
      "never-red is about tests, the other kinds about slips; write only one of them"
    ),
    (["--format", "mermaid"], "only 'trace' draws mermaid; leave it out"),
    (["fuzz", "--format=Mermaid"], "only 'trace' draws mermaid; leave it out"),
    (
      ["report", "--quick", "--output", "-"],
      "a page goes to a file; write report --output report.html"
    ),
    (
      ["compare"],
      "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' "
        + "makes"
    ),
    (["compare", "a", "b", "c"], "'compare' knows no 'c'; leave it out (see bench help compare)"),
    (
      ["compare", "a", "b", "--quick"],
      "'compare' measures nothing when it is given two files; leave out --quick"
    ),
    (
      ["compare", "a", "--save", "b"],
      "'compare' has no use for --save; leave it out (it goes with: all, calls, allocations, instructions, latency, lines, report)"
    ),
    (
      ["lines", "Sources", "--architecture", "MVC"],
      "--architecture doesn't go with paths; leave out one or the other"
    ),
  ]
}
