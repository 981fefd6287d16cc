// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let arabicField: StaticString = """
      اختيار تاريخ
      اختيار التواريخ
      اختيار الأيام
      اختيار أسبوع
      تم
      مسح
      خيارات سريعة
      هذا الحقل مطلوب.
      تعذّر تحميل التقويم. حاول مرة أخرى.
      إغلاق
      كتابة التاريخ
      يوم شهر سنة
      """
  }
#endif
