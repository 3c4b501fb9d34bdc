/// What `--help` and `--version` print.
enum Help {
  static let version = "bench 0.1.0\n"

  static let text = """
    Measures what a software architecture costs: the same feature, built in several ways, counted
    in calls, allocations, time, and lines of code.

    USAGE
      bench [COMMAND] [OPTION…]

    COMMANDS
      all                  calls, allocations, latency, and lines (the default)
      calls                how many calls cross each seam, flow by flow
      allocations          how often each flow allocates, and how much
      instructions         how many instructions each flow takes, and whose they are: five minutes
      latency              how long each flow takes, side by side in random order
      growth               how the time of each flow grows, up to 100 000 items: minutes
      lines [PATH…]        how much code there is: in the architectures, or in files and folders
      build                how long each architecture takes to build, whole or after a change: minutes
      tests [NUMBER…]      what each suite consists of and proves; by name for a number such as L5
      trace                every call of a flow in order
      fuzz                 random use of every architecture: differences, leaks, and crashes
      compare OLD [NEW]    what is worse or better than in a saved run, in another or a fresh one
      list                 the architectures and the flows
      docs [SECTION…]      writes what the READMEs have from here anew, all of it or only some of:
                           calls, allocations, latency, lines, tests, holds (diagrams), code
      generate viper NAME  a new module in VIPER, and its tests, in the folder of --output

    OPTIONS
      --architecture NAME  only this one; repeat it or separate names by commas
      --flow NAME          only this one; repeat it or separate names by commas
      --items N            only lists of N items; repeat it or separate numbers by commas
      --sessions N         so many random sessions; 500 is the default
      --quick              fewer launches: a first impression within seconds; build: 3 rounds
                           instead of 5, still a minute or two; tests: without a run
      --thorough           more launches, larger lists: a quarter of an hour; build: 15 rounds
      --until-decided      launches until every difference in latency has its verdict
      --limit SECONDS      when to give that up (600 is the default)
      --format FORMAT      text, json, csv, or markdown (text is the default)
      --table NAME         with csv, which has one table, another part of the JSON than the first:
                           latency, growth, noise, calls, allocations, lines, features,
                           suites, behaviours
      --output FILE        write a file, whole or not at all; - is standard output
      --save FILE          write the JSON document besides, for compare
      --seed N             repeat the random order, or the sessions, of an earlier run
      -h, --help           this text
      --version            the version

      Options may be written --name VALUE or --name=VALUE. Architectures and flows
      may be written in any case.

    EXAMPLES
      bench                                    everything, in about a minute
      bench --quick                            everything, in a hurry
      bench latency --flow add --items 8,512   one flow at two sizes
      bench calls --format json --output calls.json
      bench fuzz --sessions 10000 --seed 7     ten thousand sessions, the same every time
      bench --quick --save old.json            a baseline, and later: bench compare old.json --quick
      bench tests L5 --quick                   the tests that prove L5 of docs/SPEC.md
      bench docs holds code                    the versions' diagrams and code, at once
      bench lines Sources/MVC Tests            the lines of any Swift code
      bench generate viper Welcome --output .  a module named Welcome in this package

    EXIT CODES
        0  fine
        1  a run failed, or the architectures disagree, or one of them leaks or crashes
        2  compare: something is worse
        4  compare: something is better, nothing is worse
       64  the command line is wrong
       66  an input can't be read
       73  the output can't be written
      129  the terminal went away; what was measured until then is in the output file
      130  interrupted by Control-C; what was measured until then is printed
      141  the reader of the output went away, as `head` does
      143  ended by SIGTERM; what was measured until then is printed

    Times and allocations are those of a release build; a debug build makes one and starts it.

    """
}
