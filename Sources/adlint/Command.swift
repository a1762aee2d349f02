/// What adlint can be told to do.
enum Command: String, CaseIterable, Sendable {
  case lint, rules, explain, inspect, config
  case initialize = "init"
  case help

  var summary: String {
    switch self {
    case .lint: "Check Interface Builder files; the command when none is named."
    case .rules: "List the rules."
    case .explain: "Explain a rule: why it matters and what to do in Xcode."
    case .inspect: "Show the ad views of a file as adlint sees them."
    case .config: "Show what the configuration comes to, and where it says so."
    case .initialize: "Write a commented .adlint.yml for the project in the working directory."
    case .help: "Describe a command and its options."
    }
  }

  /// The operands, as help shows them.
  var operands: String {
    switch self {
    case .lint: "[PATH...]"
    case .rules, .initialize: ""
    case .explain: "RULE"
    case .inspect: "FILE"
    case .config: "[FILE]"
    case .help: "[COMMAND]"
    }
  }

  /// What the operands are.
  var description: String {
    switch self {
    case .lint:
      "Checks the named .xib and .storyboard files and those in the named folders, by default in "
        + "the working directory. - reads standard input. Folders of dependencies and build "
        + "products (Pods, Carthage, .build, DerivedData, .git, node_modules, SourcePackages, "
        + ".symlinks) and symbolic links to folders are not entered."
    case .rules: "Lists every rule with its severity and what it reports."
    case .explain: "Prints all that adlint knows of one rule; 'adlint rules' lists them."
    case .inspect:
      "Prints the ad views of one .xib or .storyboard file: their SDK, each asset with its view "
        + "and effective switches, AdChoices, the attribution and the views. Beside each frame "
        + "that adlint solved from the constraints stand how sure it is and the frame that "
        + "Interface Builder recorded, in points from the ad view's upper left. - reads standard "
        + "input."
    case .config:
      "Prints every key of the configuration with its value and the line that states it, and the "
        + "rules whose severity is stated. With a file, it prints what holds for that one: whether "
        + "it is checked, and the severities that overrides give its rules."
    case .initialize:
      "Looks through the Interface Builder files below the working directory and writes .adlint.yml "
        + "there: what was found, and every key with an example, all in comments. A configuration "
        + "that is there already is left alone."
    case .help:
      "Does the same as --help after the command. In the forms man, bash, zsh and fish, it prints the "
        + "manual page and the shells' completions of all commands."
    }
  }

  var options: [OptionSpec] {
    switch self {
    case .lint: OptionSpec.lint + [.help]
    case .rules: [.format(RuleListing.Form.allCases.map(\.rawValue)), .help]
    case .explain: [.help]
    case .inspect:
      [
        .width, .format(InspectCommand.Form.allCases.map(\.rawValue)), .config, .noSources, .help,
      ]
    case .config: [.format(ConfigCommand.Form.allCases.map(\.rawValue)), .config, .help]
    case .initialize: [.help]
    case .help: [.format(HelpText.Form.allCases.map(\.rawValue)), .help]
    }
  }
}
