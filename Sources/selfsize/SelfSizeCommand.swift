internal import ArgumentParser

@main
struct SelfSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selfsize", abstract: "Tells how tall rows are at any width.")
}
