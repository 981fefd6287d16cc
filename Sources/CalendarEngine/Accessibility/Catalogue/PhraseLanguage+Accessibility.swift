// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  /// One line for each `AccessibilityPhrase`.
  var accessibility: StaticString {
    switch self {
    case .english: return Self.englishAccessibility
    case .german: return Self.germanAccessibility
    case .french: return Self.frenchAccessibility
    case .spanish: return Self.spanishAccessibility
    case .japanese: return Self.japaneseAccessibility
    case .arabic: return Self.arabicAccessibility
    case .hebrew: return Self.hebrewAccessibility
    }
  }

  private static let englishAccessibility: StaticString = """
    Selects this day.
    Takes the selection back.
    Selects this day as the start.
    Selects this day as the end.
    Changes the selection.
    Selects this week.
    Goes to this month.
    Zooms in.
    Selects it.
    Calendar
    Days with entries
    Events
    """

  private static let germanAccessibility: StaticString = """
    Wählt diesen Tag aus.
    Hebt die Auswahl auf.
    Wählt diesen Tag als Anfang.
    Wählt diesen Tag als Ende.
    Ändert die Auswahl.
    Wählt diese Woche aus.
    Geht zu diesem Monat.
    Vergrößert.
    Wählt aus.
    Kalender
    Tage mit Einträgen
    Termine
    """

  private static let frenchAccessibility: StaticString = """
    Sélectionne ce jour.
    Annule la sélection.
    Choisit ce jour comme début.
    Choisit ce jour comme fin.
    Modifie la sélection.
    Sélectionne cette semaine.
    Affiche ce mois.
    Agrandit.
    Sélectionne.
    Calendrier
    Jours avec des entrées
    Événements
    """

  private static let spanishAccessibility: StaticString = """
    Selecciona este día.
    Quita la selección.
    Elige este día como inicio.
    Elige este día como fin.
    Cambia la selección.
    Selecciona esta semana.
    Va a este mes.
    Acerca la vista.
    Lo selecciona.
    Calendario
    Días con contenido
    Eventos
    """

  private static let japaneseAccessibility: StaticString = """
    この日を選択します。
    選択を解除します。
    この日を開始日にします。
    この日を終了日にします。
    選択を変更します。
    この週を選択します。
    この月に移動します。
    拡大して表示します。
    選択します。
    カレンダー
    内容のある日
    予定
    """

  private static let arabicAccessibility: StaticString = """
    يحدد هذا اليوم.
    يلغي التحديد.
    يحدد هذا اليوم بدايةً.
    يحدد هذا اليوم نهايةً.
    يغيّر التحديد.
    يحدد هذا الأسبوع.
    ينتقل إلى هذا الشهر.
    يكبّر العرض.
    يحدده.
    التقويم
    أيام فيها محتوى
    الأحداث
    """

  private static let hebrewAccessibility: StaticString = """
    בוחר את היום הזה.
    מבטל את הבחירה.
    בוחר את היום הזה כהתחלה.
    בוחר את היום הזה כסיום.
    משנה את הבחירה.
    בוחר את השבוע הזה.
    עובר לחודש הזה.
    מתקרב.
    בוחר.
    לוח שנה
    ימים עם תוכן
    אירועים
    """
}
