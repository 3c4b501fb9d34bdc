extension LineCase {
  static let strings = [
    LineCase("comments in a string", "a = \"/* // \"\n// b", "c/"),
    LineCase("escaped quotes", #""\"/*" // a"# + "\n/* \n*/", "c//"),
    LineCase("escaped backslash before a quote", #""\\" /* a"# + "\n*/", "c/"),
    LineCase("an apostrophe is text", "\"'\" // a\n// b", "c/"),
    LineCase("a string that doesn't end", "a = \"b /* \n\n// c", "c./"),
    LineCase("a string cut off after a backslash", "\"a\\\n// b\n\"a\\", "c/c"),
    LineCase("empty strings", "\"\" // a\n#\"\"# /*\n*/", "cc/"),
    LineCase("a raw string", ##"#"a " \" // "# /*"## + "\n*/", "c/"),
    LineCase("a raw escape", ##"#"\#"# /*"# // a"## + "\n// b", "c/"),
    LineCase("two pounds", ###"##"a "# /* "## // b"### + "\n// c", "c/"),
    LineCase("a raw string of a quote", ##"#"""# /* a"## + "\n*/", "c/"),
    LineCase("a raw string that starts with quotes", ##"#"""a"# /* b"## + "\n*/", "c/"),
    LineCase("a blank line in a string", "\"\"\"\n\n  \n// a\n\"\"\"\n\n// b", "ccccc./"),
    LineCase("quotes in a string of lines", "\"\"\"\na \" \"\" /*\n\"\"\"\n/*\n*/", "ccc//"),
    LineCase(
      "an escaped delimiter", #"""""# + #""\#n\""" /*\#n""" /* a\#n*/"#, "ccc/"),
    LineCase("an escaped newline", "\"\"\"\na \\\n\\  \n\"\"\"\n/*\n*/", "cccc//"),
    LineCase("a raw string of lines", "#\"\"\"\n\"\"\" /*\n\n\"\"\"# /* a\n*/", "cccc/"),
    LineCase("two pounds and lines", "##\"\"\"\n\"\"\"# /*\n\"\"\"## // a\n// b", "ccc/"),
    LineCase("lines that don't end", "\"\"\"\na\n\n// b\n", "cccc"),
    LineCase("lines ended by CR", "\"\"\"\r\r// a\r\n\"\"\"\r// b", "cccc/"),
  ]
}
