internal import CSelfSizing
internal import LayoutFixtures
internal import SelfSizing

/// Why a call of the C interface failed.
struct Failure: Error {
  let status: Int
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: DocumentError) {
    switch error.code {
    case .unreadable: self.init(SS_UNREADABLE, "\(error)")
    case .tooLong, .tooDeep: self.init(SS_TOO_LONG, "\(error)")
    default: self.init(SS_BAD_DOCUMENT, "\(error)")
    }
  }

  init(_ error: TextError) {
    switch error.code {
    case .invalidWidth: self.init(SS_BAD_NUMBER, "\(error)")
    case .textTooLong: self.init(SS_TOO_LONG, "\(error)")
    default: self.init(SS_BAD_STYLE, "\(error)")
    }
  }

  init(_ error: RowError) {
    switch error.code {
    case .invalidNumber: self.init(SS_BAD_NUMBER, "\(error)")
    case .damaged: self.init(SS_DAMAGED, "\(error)")
    case .hole: self.init(SS_BAD_VALUE, "\(error)")
    case .text: self.init(SS_BAD_STYLE, "\(error)")
    case .unknownName, .notEncodable: self.init(SS_MISUSE, "\(error)")
    default: self.init(SS_TOO_LONG, "\(error)")
    }
  }

  init(_ refusal: ListRefusal) { self.init(SS_REFUSED, "\(refusal)") }

  /// An argument that must not be null.
  static func null(_ name: StaticString) -> Failure { Failure(SS_MISUSE, "\(name) must not be NULL") }
}

/// Does the work of a call; its failure becomes the thread's message and the status.
@inline(__always)
func attempt(_ body: () throws(Failure) -> Void) -> ss_status {
  do throws(Failure) {
    try body()
    return ss_status(SS_OK)
  } catch {
    return failed(error)
  }
}

/// Keeps a failure's message for the thread.
@inline(never)
func failed(_ failure: Failure) -> ss_status {
  var message = failure.message
  message.withUTF8 { bytes in
    unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe ss_keep_message($0.baseAddress, $0.count) }
  }
  return ss_status(failure.status)
}
