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

  init(_ error: some StatusError) { self.init(error.status, "\(error)") }

  /// An argument that must not be null.
  static func null(_ name: StaticString) -> Failure { Failure(SS_MISUSE, "\(name) must not be NULL") }
}

/// An error of the library, for which a status stands.
protocol StatusError: Error {
  var status: Int { get }
}

extension DocumentError: StatusError {
  var status: Int {
    switch code {
    case .unreadable: SS_UNREADABLE
    case .tooLong, .tooDeep: SS_TOO_LONG
    default: SS_BAD_DOCUMENT
    }
  }
}

extension TextError: StatusError {
  var status: Int {
    switch code {
    case .invalidWidth: SS_BAD_NUMBER
    case .textTooLong: SS_TOO_LONG
    default: SS_BAD_STYLE
    }
  }
}

extension RowError: StatusError {
  var status: Int {
    switch code {
    case .invalidNumber: SS_BAD_NUMBER
    case .damaged: SS_DAMAGED
    case .hole: SS_BAD_VALUE
    case .text: SS_BAD_STYLE
    case .unknownName, .notEncodable: SS_MISUSE
    default: SS_TOO_LONG
    }
  }
}

extension PortableTextError: StatusError {
  var status: Int { SS_DAMAGED }
}

extension ListRefusal: StatusError {
  var status: Int { SS_REFUSED }
}

/// Does something with the library, whose error becomes the call's.
@inline(__always)
func call<Result, Fault: StatusError>(_ body: () throws(Fault) -> Result) throws(Failure) -> Result {
  do throws(Fault) { return try body() } catch { throw Failure(error) }
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
