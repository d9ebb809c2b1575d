public import TextLayout

nonisolated extension View {
  /// Sets the least scale for texts inside to show whole, from 0 to 1 (rule R6).
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    fitting { $0.minimumScale = min(1, max(0, Double(factor))) }
  }

  /// Lets letters of texts inside stand closer to show whole (rule R6).
  public func allowsTightening(_ isAllowed: Bool) -> some View { fitting { $0.allowsTightening = isAllowed } }

  /// Sets the filling of lines inside. SwiftUI has no such modifier.
  public func textWrap(_ filling: TextWrapping.Filling) -> some View { fitting { $0.wrap = filling } }

  private func fitting(_ change: @escaping (inout TextFitting) -> Void) -> some View {
    environment(changing: { _ in }) { change(&$0.fitting) }
  }
}
