// SPDX-License-Identifier: MIT
import CalendarEngine

// Pages that only pick dates neither send nor understand any of this.

extension WebCalendar {
  func further(_ kind: MessageKind, _ reader: inout WireReader) -> CalendarInput.Content {
    reader.fail(.unknownKind)
    return .frame
  }

  func occurrenceEntered(_ key: NodeKey?) -> CalendarAction? { nil }
  func tellExpansion(of options: CalendarOptions) {}
  func tellOrder(of selection: Selection) {}
  func writeFurther(_ effect: CalendarEffect) {}
}

extension ElementOptions {
  var preset: CalendarOptions? { nil }

  func apply(to options: inout CalendarOptions) {}
}

extension WireReader {
  func readFurther(into given: inout ElementOptions) {}
}
