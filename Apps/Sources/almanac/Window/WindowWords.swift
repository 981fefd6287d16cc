// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK

  /// What the window says itself, in the calendar's language where there are phrases for it.
  struct WindowWords {
    private(set) var words: CalendarWindow.Words

    /// - Parameters:
    ///   - locale: The language.
    ///   - file: The path of the database, if somebody has named one.
    init(_ locale: LocaleProfile, file: String? = nil) {
      let phrases = PhraseBook(tag: locale.tag)
      var today: [UInt8] = []
      phrases.append(.today, to: &today)
      let form = locale.words(of: Self.form) ?? ("Title", "Save", "Delete")
      words = CalendarWindow.Words(
        title: "Almanac", today: String(decoding: today, as: UTF8.self), choices: "Presets",
        eventTitle: form.title, save: form.save, remove: form.remove)
      words.file = file ?? ""
    }

    /// What an event's form says, by language; English says the rest.
    private static let form: [String: (title: String, save: String, remove: String)] = [
      "ar": ("العنوان", "حفظ", "حذف"), "de": ("Titel", "Speichern", "Löschen"),
      "es": ("Título", "Guardar", "Eliminar"), "fr": ("Titre", "Enregistrer", "Supprimer"),
      "he": ("כותרת", "שמירה", "מחיקה"), "ja": ("タイトル", "保存", "削除"),
    ]
  }

  /// What presets are called in the menu; names are those of the calendars that they replace.
  enum PresetTitle {
    /// All presets, after the streak calendar without one.
    static var choices: [CalendarWindow.Choice] {
      [CalendarWindow.Choice(name: "", title: "Almanac")]
        + Preset.allCases.map { CalendarWindow.Choice(name: "\($0.name)", title: title(of: $0)) }
    }

    private static func title(of preset: Preset) -> String {
      switch preset {
      case .fioriMonth: "Fiori month"
      case .fioriFullScreenMonth: "Fiori full screen"
      case .fioriWeek: "Fiori week"
      case .fioriExpandable: "Fiori expandable"
      case .fioriRange: "Fiori range"
      case .fioriDates: "Fiori dates"
      case .fsCalendar(.month): "FSCalendar"
      case .fsCalendar(.week): "FSCalendar week"
      case .calendarView: "CalendarView"
      case .kal: "Kal"
      case .tapku: "Tapku"
      case .timesSquare: "TimesSquare"
      case .ckCalendar: "CKCalendar"
      case .abCalendarPicker: "ABCalendarPicker"
      case .streak: "Streak"
      case .infiniteCalendar: "InfiniteCalendar"
      case .jzCalendarWeekView: "JZCalendarWeekView"
      }
    }
  }
#endif
