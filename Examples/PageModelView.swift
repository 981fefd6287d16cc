// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI

/// CalendarView's page model: the app draws everything, and the model can be tested without a screen.
struct PageView: View {
  @StateObject private var model = PageModel()

  var body: some View {
    VStack {
      HStack {
        Button("Previous", action: model.previous)
        Text(model.page.title).frame(maxWidth: .infinity)
        Button("Next", action: model.next)
      }
      HStack {
        ForEach(model.page.weekdays, id: \.self) { Text($0).frame(maxWidth: .infinity) }
      }
      ForEach(Array(model.page.weeks.enumerated()), id: \.offset) { _, week in
        HStack {
          ForEach(week.compactMap { $0 }) { day in
            Button(day.number) { model.choose(day.date) }
              .frame(maxWidth: .infinity)
              .opacity(day.isOutside ? 0.25 : 1)
              .overlay(Circle().stroke().opacity(day.isSelected ? 1 : 0))
              .disabled(day.isOutside)
              .accessibilityLabel(day.label)
          }
        }
      }
    }
  }
}
