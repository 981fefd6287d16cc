// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarStore

  /// What the window says of what has been done to events, in the calendar's language where there are
  /// words for it, otherwise in English.
  struct WindowNotices {
    private let words: Words
    private let locale: LocaleProfile

    init(_ locale: LocaleProfile) {
      self.locale = locale
      words = locale.words(of: Self.all) ?? Self.english
    }

    /// A title, or how many there are, stands for each "%".
    private struct Words {
      let (deleted, copied, cut, added): (String, String, String, String)
      let (undone, redone, readOnly): (String, String, String)
      let selected: String
      /// What is between titles.
      let separator: String

      init(
        deleted: String, copied: String, cut: String, added: String,
        undone: String, redone: String, readOnly: String, selected: String,
        separator: String = ", "
      ) {
        (self.deleted, self.copied, self.cut) = (deleted, copied, cut)
        (self.added, self.undone, self.redone) = (added, undone, redone)
        self.readOnly = readOnly
        self.selected = selected
        self.separator = separator
      }
    }
  }

  extension WindowNotices {
    /// Said of an event beside which others can be.
    var free: String {
      var text: [UInt8] = []
      PhraseBook(tag: locale.tag).append(.free, to: &text)
      return String(decoding: text, as: UTF8.self)
    }

    /// What an event is called where it is shown.
    func title(of event: CalendarEvent) -> String {
      event.title.isEmpty ? UntitledEvent.name(in: locale) : event.title
    }

    /// Events have been deleted.
    func deleted(_ titles: [String]) -> String { with(titles, words.deleted) }

    /// Events have been copied.
    func copied(_ titles: [String]) -> String { with(titles, words.copied) }

    /// Events have been taken out, to be put elsewhere.
    func cut(_ titles: [String]) -> String { with(titles, words.cut) }

    /// Others have been made of events.
    func added(_ titles: [String]) -> String { with(titles, words.added) }

    /// Something has been undone; what it was is known in English alone.
    func undone(_ deed: String) -> String {
      words.undone.replacing("%", with: deed)
    }

    /// How many events are selected; nothing where none is.
    func selected(_ count: Int) -> String { locale.text(words.selected, of: count) }

    /// Something has been done again.
    var redone: String { words.redone }

    /// Nothing can be edited; the reason is known in English alone.
    func readOnly(_ reason: String) -> String {
      words.readOnly.replacing("%", with: reason)
    }

    private func with(_ titles: [String], _ text: String) -> String {
      let names = titles.map { $0.isEmpty ? UntitledEvent.name(in: locale) : $0 }
      return text.replacing("%", with: names.joined(separator: words.separator))
    }

    private static let english = Words(
      deleted: "Deleted: %. Press Ctrl+Z to undo.",
      copied: "Copied: %. Press Ctrl+V to paste.", cut: "Cut: %. Press Ctrl+V to paste.",
      added: "Added: %. Press Ctrl+Z to undo.", undone: "Undone: %. Press Ctrl+Y to redo.",
      redone: "Redone. Press Ctrl+Z to undo.", readOnly: "Nothing can be edited here: %",
      selected: "% selected")

    private static let all: [String: Words] = [
      "ar": Words(
        deleted: "حُذف: %. للتراجع Ctrl+Z.", copied: "نُسخ: %. للصق Ctrl+V.",
        cut: "قُصّ: %. للصق Ctrl+V.", added: "أُضيف: %. للتراجع Ctrl+Z.",
        undone: "تم التراجع. للإعادة Ctrl+Y.", redone: "تمت الإعادة. للتراجع Ctrl+Z.",
        readOnly: "لا يمكن التعديل هنا: %",
        selected: "المحدد: %", separator: "، "),
      "de": Words(
        deleted: "Gelöscht: %. Strg+Z macht es rückgängig.",
        copied: "Kopiert: %. Einfügen mit Strg+V.",
        cut: "Ausgeschnitten: %. Einfügen mit Strg+V.",
        added: "Hinzugefügt: %. Strg+Z macht es rückgängig.",
        undone: "Rückgängig gemacht. Strg+Y stellt es wieder her.",
        redone: "Wiederhergestellt. Strg+Z macht es rückgängig.",
        readOnly: "Hier lässt sich nichts bearbeiten: %",
        selected: "% ausgewählt"),
      "es": Words(
        deleted: "Eliminado: %. Ctrl+Z lo deshace.",
        copied: "Copiado: %. Ctrl+V para pegar.", cut: "Cortado: %. Ctrl+V para pegar.",
        added: "Añadido: %. Ctrl+Z lo deshace.", undone: "Deshecho. Ctrl+Y lo rehace.",
        redone: "Rehecho. Ctrl+Z lo deshace.", readOnly: "Aquí no se puede editar nada: %",
        selected: "Seleccionados: %"),
      "fr": Words(
        deleted: "Supprimé : %. Ctrl+Z l’annule.",
        copied: "Copié : %. Ctrl+V pour coller.", cut: "Coupé : %. Ctrl+V pour coller.",
        added: "Ajouté : %. Ctrl+Z l’annule.", undone: "Annulé. Ctrl+Y le rétablit.",
        redone: "Rétabli. Ctrl+Z l’annule.", readOnly: "Rien n’est modifiable ici : %",
        selected: "Sélection : %"),
      "he": Words(
        deleted: "נמחק: %. לביטול Ctrl+Z.", copied: "הועתק: %. להדבקה Ctrl+V.",
        cut: "נגזר: %. להדבקה Ctrl+V.", added: "התווסף: %. לביטול Ctrl+Z.",
        undone: "בוטל. לביצוע חוזר Ctrl+Y.", redone: "בוצע שוב. לביטול Ctrl+Z.",
        readOnly: "אי אפשר לערוך כאן: %",
        selected: "נבחרו: %"),
      "ja": Words(
        deleted: "削除しました：%。Ctrl+Z で元に戻せます。",
        copied: "コピーしました：%。Ctrl+V で貼り付けられます。",
        cut: "切り取りました：%。Ctrl+V で貼り付けられます。",
        added: "追加しました：%。Ctrl+Z で元に戻せます。",
        undone: "元に戻しました。Ctrl+Y でやり直せます。",
        redone: "やり直しました。Ctrl+Z で元に戻せます。", readOnly: "ここでは編集できません：%",
        selected: "%件を選択中", separator: "、"),
    ]
  }
#endif
