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
    Move later
    Move earlier
    Move to next day
    Move to previous day
    Move to next week
    Move to previous week
    End later
    End earlier
    Start later
    Start earlier
    Move…
    Drops it here.
    Day
    Points
    Entries
    New event
    Makes an event here.
    Selects this time.
    Conflicts
    Duration
    1:{0} hour|{0} hours
    1:{0} minute|{0} minutes
    {0} {1}
    Location
    Notes
    Website
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
    Später legen
    Früher legen
    Auf den nächsten Tag verschieben
    Auf den vorigen Tag verschieben
    In die nächste Woche verschieben
    In die vorige Woche verschieben
    Später enden
    Früher enden
    Später beginnen
    Früher beginnen
    Verschieben …
    Legt den Termin hier ab.
    Tag
    Punkte
    Einträge
    Neuer Termin
    Legt hier einen Termin an.
    Wählt diese Zeit aus.
    Konflikte
    Dauer
    1:{0} Stunde|{0} Stunden
    1:{0} Minute|{0} Minuten
    {0} {1}
    Ort
    Notizen
    Webseite
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
    Décaler plus tard
    Décaler plus tôt
    Déplacer au jour suivant
    Déplacer au jour précédent
    Déplacer à la semaine suivante
    Déplacer à la semaine précédente
    Terminer plus tard
    Terminer plus tôt
    Commencer plus tard
    Commencer plus tôt
    Déplacer…
    Le dépose ici.
    Jour
    Points
    Entrées
    Nouvel événement
    Crée un événement ici.
    Sélectionne cet horaire.
    Conflits
    Durée
    1:{0} heure|{0} heures
    1:{0} minute|{0} minutes
    {0} {1}
    Lieu
    Notes
    Site web
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
    Mover más tarde
    Mover más temprano
    Mover al día siguiente
    Mover al día anterior
    Mover a la semana siguiente
    Mover a la semana anterior
    Terminar más tarde
    Terminar antes
    Empezar más tarde
    Empezar antes
    Mover…
    Lo suelta aquí.
    Día
    Puntos
    Entradas
    Nuevo evento
    Crea un evento aquí.
    Selecciona este horario.
    Conflictos
    Duración
    1:{0} hora|{0} horas
    1:{0} minuto|{0} minutos
    {0} {1}
    Lugar
    Notas
    Sitio web
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
    遅い時間に移動
    早い時間に移動
    翌日に移動
    前日に移動
    翌週に移動
    前週に移動
    終了を遅くする
    終了を早くする
    開始を遅くする
    開始を早くする
    移動…
    ここに置きます。
    日
    ポイント
    件数
    新しい予定
    ここに予定を作成します。
    この時間を選択します。
    重複
    所要時間
    {0}時間
    {0}分
    {0}{1}
    場所
    メモ
    Webサイト
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
    تأخير الحدث
    تقديم الحدث
    نقل إلى اليوم التالي
    نقل إلى اليوم السابق
    نقل إلى الأسبوع التالي
    نقل إلى الأسبوع السابق
    تأخير النهاية
    تقديم النهاية
    تأخير البداية
    تقديم البداية
    نقل…
    يضعه هنا.
    اليوم
    النقاط
    الإدخالات
    حدث جديد
    ينشئ حدثًا هنا.
    يحدد هذا الوقت.
    التعارضات
    المدة
    0:{0} ساعة|1:ساعة واحدة|2:ساعتان|f:{0} ساعات|m:{0} ساعة|{0} ساعة
    0:{0} دقيقة|1:دقيقة واحدة|2:دقيقتان|f:{0} دقائق|m:{0} دقيقة|{0} دقيقة
    {0} و{1}
    المكان
    الملاحظات
    الموقع الإلكتروني
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
    הזזה לשעה מאוחרת יותר
    הזזה לשעה מוקדמת יותר
    העברה ליום הבא
    העברה ליום הקודם
    העברה לשבוע הבא
    העברה לשבוע הקודם
    סיום מאוחר יותר
    סיום מוקדם יותר
    התחלה מאוחרת יותר
    התחלה מוקדמת יותר
    העברה…
    מניח אותו כאן.
    יום
    נקודות
    רשומות
    אירוע חדש
    יוצר אירוע כאן.
    בוחר את השעה הזאת.
    התנגשויות
    משך
    1:שעה אחת|2:שעתיים|{0} שעות
    1:דקה אחת|2:שתי דקות|{0} דקות
    {0} ו־{1}
    מיקום
    הערות
    אתר אינטרנט
    """
}
