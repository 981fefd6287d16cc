// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let hebrewField: StaticString = """
      בחירת תאריך
      בחירת תאריכים
      בחירת ימים
      בחירת שבוע
      סיום
      ניקוי
      בחירה מהירה
      זהו שדה חובה.
      לא ניתן היה לטעון את לוח השנה. כדאי לנסות שוב.
      סגירה
      הקלדת תאריך
      יום חודש שנה
      """
  }
#endif
