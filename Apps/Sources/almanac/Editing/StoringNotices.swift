// SPDX-License-Identifier: MIT
import CalendarEngine

/// What is said of what is not stored, and of events that others have changed meanwhile: by windows in
/// the calendar's language where there are words for it, by terminals and errors in English.
struct StoringNotices {
  /// Those of terminals and errors.
  static let english = StoringNotices(LocaleProfile())

  private let words: Words
  private let locale: LocaleProfile

  init(_ locale: LocaleProfile) {
    self.locale = locale
    words = locale.words(of: Self.all) ?? Self.usual
  }

  /// A title, a reason, a version or a number stands for each "%".
  private struct Words {
    let (waiting, stored, unstored): (String, String, String)
    let pending: String
    let (changed, deleted): (String, String)
    let (mine, theirs, gone, later): (String, String, String, String)
  }
}

extension StoringNotices {
  /// Something waits; why is known in English alone.
  func waiting(_ reason: String) -> String { words.waiting.replacing("%", with: reason) }

  /// All that has waited is stored.
  var stored: String { words.stored }

  /// How many events are not stored; nothing where all are.
  func unstored(_ count: Int) -> String { locale.text(words.unstored, of: count) }

  /// What stands beside an event that is not stored yet.
  var pending: String { words.pending }

  /// What others have done to an event, as a sentence.
  func happened(to conflict: EventConflict) -> String {
    (conflict.isDeleted ? words.deleted : words.changed).replacing("%", with: conflict.title)
  }

  /// The answers: to keep one's own version, or the other one.
  func answers(_ conflict: EventConflict) -> [String] {
    [line(words.mine, conflict.own), line(words.theirs, conflict.other)]
  }

  /// The answers as sentences, without what a few words cannot say.
  func versions(_ conflict: EventConflict) -> String {
    let versions = [(words.mine, conflict.own), (words.theirs, conflict.other)]
    return versions.filter { $1 != "" }.map { "\(line($0, $1))." }.joined(separator: " ")
  }

  /// Nothing was decided.
  func later(_ conflict: EventConflict) -> String {
    words.later.replacing("%", with: conflict.title)
  }

  private func line(_ answer: String, _ version: String?) -> String {
    let version = version ?? words.gone
    return version.isEmpty ? answer : "\(answer): \(version)"
  }

  private static let usual = Words(
    waiting: "Not stored yet: %. It is tried again.", stored: "All is stored now.",
    unstored: "% not stored", pending: "not stored yet",
    changed: "% was changed elsewhere meanwhile.",
    deleted: "% was deleted elsewhere meanwhile.", mine: "Keep mine", theirs: "Keep theirs",
    gone: "deleted", later: "Both versions of % are kept: open it, or press Ctrl+Z, to decide.")

  private static let all: [String: Words] = [
    "ar": Words(
      waiting: "لم يُحفظ بعد، وستُعاد المحاولة.", stored: "حُفظ كل شيء الآن.",
      unstored: "غير المحفوظ: %", pending: "لم يُحفظ بعد",
      changed: "غُيّر في مكان آخر في هذه الأثناء: %.",
      deleted: "حُذف في مكان آخر في هذه الأثناء: %.", mine: "الإبقاء على نسختي",
      theirs: "الإبقاء على النسخة الأخرى", gone: "محذوف",
      later: "أُبقيت النسختان: %. افتح الحدث أو اضغط Ctrl+Z للاختيار."),
    "de": Words(
      waiting: "Noch nicht gespeichert; es wird wieder versucht.",
      stored: "Jetzt ist alles gespeichert.", unstored: "% nicht gespeichert",
      pending: "noch nicht gespeichert",
      changed: "% wurde inzwischen anderswo geändert.",
      deleted: "% wurde inzwischen anderswo gelöscht.", mine: "Meine Fassung behalten",
      theirs: "Die andere behalten", gone: "gelöscht",
      later: "Beide Fassungen von % bleiben: Öffnen oder Strg+Z fragt wieder."),
    "es": Words(
      waiting: "Aún no se ha guardado; se volverá a intentar.", stored: "Ya está todo guardado.",
      unstored: "Sin guardar: %", pending: "aún sin guardar",
      changed: "% se ha cambiado entretanto en otro sitio.",
      deleted: "% se ha eliminado entretanto en otro sitio.", mine: "Conservar la mía",
      theirs: "Conservar la otra", gone: "eliminado",
      later: "Se conservan las dos versiones de %: ábralo o pulse Ctrl+Z para decidir."),
    "fr": Words(
      waiting: "Pas encore enregistré ; un nouvel essai suivra.",
      stored: "Tout est enregistré maintenant.", unstored: "Non enregistré : %",
      pending: "pas encore enregistré",
      changed: "% a été modifié ailleurs entre-temps.",
      deleted: "% a été supprimé ailleurs entre-temps.", mine: "Garder la mienne",
      theirs: "Garder l’autre", gone: "supprimé",
      later: "Les deux versions de % sont gardées : ouvrez-le ou Ctrl+Z pour décider."),
    "he": Words(
      waiting: "עדיין לא נשמר; יהיה ניסיון נוסף.", stored: "הכול נשמר עכשיו.",
      unstored: "לא נשמרו: %", pending: "עדיין לא נשמר", changed: "בינתיים השתנה במקום אחר: %.",
      deleted: "בינתיים נמחק במקום אחר: %.", mine: "להשאיר את שלי",
      theirs: "להשאיר את האחרת", gone: "נמחק",
      later: "שתי הגרסאות נשמרות: %. פתיחה או Ctrl+Z להחלטה."),
    "ja": Words(
      waiting: "まだ保存されていません。もう一度試します。", stored: "すべて保存されました。",
      unstored: "未保存：%件", pending: "未保存", changed: "「%」は別の場所で変更されました。",
      deleted: "「%」は別の場所で削除されました。", mine: "自分の版を残す", theirs: "相手の版を残す",
      gone: "削除", later: "「%」の両方の版を残しています。開くか Ctrl+Z で決められます。"),
  ]
}
