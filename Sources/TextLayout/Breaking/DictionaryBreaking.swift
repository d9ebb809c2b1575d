/// Finds words where no spaces stand between them: Thai, Lao, Khmer, Burmese.
public protocol DictionaryBreaking: TextService {
  /// Appends the places inside one run of letters of Line_Break class SA where a line may end.
  ///
  /// - Parameters:
  ///   - run: well-formed UTF-8 of nothing but such letters and their marks.
  ///   - offsets: gets byte offsets into `run`, rising, never 0 nor the run's length: what stands at the run's ends
  ///     is for UAX #14 to say. Nothing is appended for a script without a dictionary.
  func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int])
}
