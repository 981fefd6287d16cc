// SPDX-License-Identifier: MIT

// The same of languages in other scripts.
extension EventVocabulary {
  static let arabic: StaticString = """
    today: اليوم,الليلة
    tomorrow: غدا,بكرة
    overmorrow: بعد غد
    yesterday: أمس
    this: هذا
    next: القادم,القادمة,المقبل,المقبلة
    nextWeek: الأسبوع القادم,الأسبوع المقبل,من الأسبوع القادم
    ahead: بعد,خلال
    later: لاحقا
    day: يوم,أيام,يوما
    days2: يومين
    week: أسبوع,أسابيع,أسبوعا
    weeks2: أسبوعين
    hour: ساعة,ساعات
    hours2: ساعتين
    minute: دقيقة,دقائق
    at: الساعة,في الساعة,عند الساعة,عند
    on: يوم,في,في يوم
    from: من,من الساعة
    through: إلى,حتى,إلى الساعة,حتى الساعة
    ending:
    lasting: لمدة
    and: و_
    noon: الظهر
    midnight: منتصف الليل
    oclock:
    halfPast:
    halfTo:
    quarterPast:
    quarterTo:
    andHalf: والنصف,ونصف
    andQuarter: والربع,وربع
    lessQuarter: إلا الربع,إلا ربعا
    am: ص,صباحا
    pm: م,مساء,ظهرا
    one: واحد,واحدة
    two:
    halfHour: نصف ساعة
    dayPart: صباح,الصباح,المساء,ليلا,الليلة,العصر,عصرا,الليل
    morning: صباح,الصباح,صباحا
    midday:
    afternoon: العصر,عصرا
    evening: المساء
    night: ليلا,الليل
    tonight: الليلة
    adverb: ليلا,عصرا
    ofMorning: فطور,الفطور
    ofMidday:
    ofAfternoon: غداء,الغداء
    ofEvening: عشاء,العشاء
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    spelled: الواحدة,الثانية,الثالثة,الرابعة,الخامسة,السادسة,السابعة,الثامنة,التاسعة,العاشرة,الحادية عشرة,الثانية عشرة
    atSpelled: الساعة,في الساعة,عند الساعة,من الساعة
    further: خمس,عشر,عشرين,ثلاثين,والثلث,وثلث,إلا الثلث,إلا ثلثا,وخمس,وعشر
    now: الآن,الان
    last: الماضي,الماضية,السابق
    lastWeek: الأسبوع الماضي,من الأسبوع الماضي,الاسبوع الماضي
    weekNumber: w,أسبوع,الأسبوع,اسبوع,الاسبوع
    weekCounted:
    onNumber: يوم,في يوم
    ordinal:
    month: شهر,الشهر,أشهر
    """

  static let hebrew: StaticString = """
    today: היום,הערב,הלילה,הבוקר
    tomorrow: מחר
    overmorrow: מחרתיים
    yesterday: אתמול
    this: הקרוב,הזה
    next: הבא
    nextWeek: בשבוע הבא,שבוע הבא
    ahead: בעוד,עוד
    later: מאוחר יותר
    day: יום,ימים
    days2: יומיים
    week: שבוע,שבועות
    weeks2: שבועיים
    hour: שעה,שעות
    hours2: שעתיים
    minute: דקה,דקות
    at: בשעה,ב-,ב_
    on: ב-,ב_
    from: מ-,מ_,משעה,מהשעה
    through: עד,עד שעה,עד השעה,ל-,ל_
    ending:
    lasting: למשך,במשך
    and: ו-,ו_
    noon: בצהריים
    midnight: חצות,בחצות
    oclock:
    halfPast:
    halfTo:
    quarterPast:
    quarterTo: רבע ל-,רבע ל_
    andHalf: וחצי
    andQuarter: ורבע
    lessQuarter:
    am: בבוקר,לפנה\u{22}צ
    pm: בערב,אחה\u{22}צ,אחר הצהריים,בצהריים
    one: אחד,אחת
    two:
    halfHour: חצי שעה
    dayPart: בוקר,הבוקר,בבוקר,ערב,הערב,בערב,לילה,הלילה,בלילה,אחר הצהריים,אחה\u{22}צ
    morning: בוקר,הבוקר,בבוקר
    midday:
    afternoon: אחר הצהריים,אחה\u{22}צ
    evening: ערב,הערב,בערב
    night: לילה,בלילה
    tonight: הלילה
    adverb: בבוקר,בערב,בלילה
    ofMorning:
    ofMidday: ארוחת צהריים,ארוחת צהרים
    ofAfternoon:
    ofEvening:
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    spelled: אחת,שתיים,שלוש,ארבע,חמש,שש,שבע,שמונה,תשע,עשר,אחת עשרה,שתים עשרה
    atSpelled: בשעה,משעה,מהשעה
    further: עשרה,רבע,עשרים,שלושים,ארבעים,חמישים
    now: עכשיו,כעת
    last: שעבר,האחרון,הקודם
    lastWeek: בשבוע שעבר,שבוע שעבר,בשבוע הקודם
    weekNumber: w,שבוע
    weekCounted:
    onNumber:
    ordinal: לחודש
    month: חודש,החודש,בחודש,חודשים
    """

  static let japanese: StaticString = """
    today: 今日,本日,今夜
    tomorrow: 明日,あした
    overmorrow: 明後日,あさって
    yesterday: 昨日
    this: 今度の,今週の,今週
    next:
    nextWeek: 来週の,来週
    ahead:
    later: 後,後に,後の
    day: 日,日間
    days2:
    week: 週間
    weeks2:
    hour: 時間
    hours2:
    minute: 分,分間
    at:
    on: の
    from:
    through: から,~,〜,～,まで
    ending: まで,に,の,から,は
    lasting:
    and:
    noon: 正午
    midnight: 深夜0時
    oclock: 時
    halfPast:
    halfTo:
    quarterPast:
    quarterTo:
    andHalf: 半
    andQuarter:
    lessQuarter:
    am: 午前
    pm: 午後
    one:
    two:
    halfHour:
    dayPart: 朝,夜,夕方,晩,今夜,昼
    morning: 朝
    midday: 昼
    afternoon:
    evening: 夕方,晩
    night: 夜
    tonight: 今夜
    adverb:
    ofMorning:
    ofMidday: ランチ
    ofAfternoon:
    ofEvening: 夕食,夕飯,ディナー,飲み会
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,jst
    spelled: 一,二,三,四,五,六,七,八,九,十,十一,十二
    atSpelled:
    further: 十三,十四,十五,十六,十七,十八,十九,二十,二十一,二十二,二十三,二十四,三十,四十,五十
    now: 今,現在
    last: 前の,この前の
    lastWeek: 先週の,先週
    weekNumber: w
    weekCounted: 週,週目
    onNumber:
    ordinal: 日
    month: 月
    """
}
