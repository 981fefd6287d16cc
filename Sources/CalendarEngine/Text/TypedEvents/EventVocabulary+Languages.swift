// SPDX-License-Identifier: MIT

extension EventVocabulary {
  // A line for each word of `EventWord`, in its order: its name, and its forms between commas.

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
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    """

  static let english: StaticString = """
    today: today,tonight,this evening,this afternoon,this morning
    tomorrow: tomorrow,tmrw
    overmorrow: the day after tomorrow,day after tomorrow
    yesterday: yesterday
    this: this,this coming,coming
    next: next
    nextWeek: next week
    ahead: in
    later: later,from now
    day: day,days
    days2:
    week: week,weeks
    weeks2:
    hour: hour,hours,hr,hrs,h
    hours2:
    minute: minute,minutes,min,mins
    at: at,@
    on: on,on the
    from: from
    through: to,until,till,through
    ending:
    lasting: for
    and: and
    noon: noon,midday
    midnight: midnight
    oclock: o'clock,oclock
    halfPast: half past
    halfTo:
    quarterPast: quarter past,a quarter past
    quarterTo: quarter to,a quarter to
    andHalf: and a half
    andQuarter:
    lessQuarter:
    am: am,a.m.,a.m,in the morning
    pm: pm,p.m.,p.m,noon,in the evening,in the afternoon,at night
    one: a,an,one
    two: two
    halfHour: half an hour
    dayPart: morning,afternoon,evening,tonight,night,lunchtime
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,bst,ist
    """

  static let french: StaticString = """
    today: aujourd'hui,ce soir,ce matin,cet après-midi
    tomorrow: demain
    overmorrow: après-demain,après demain
    yesterday: hier
    this: ce,cette
    next: prochain
    nextWeek: la semaine prochaine,de la semaine prochaine
    ahead: dans
    later: plus tard
    day: jour,jours
    days2:
    week: semaine,semaines
    weeks2:
    hour: heure,heures,h
    hours2:
    minute: minute,minutes,min,mn
    at: à,vers
    on: le
    from: de,du,dès,à partir de
    through: à,jusqu'à,au
    ending:
    lasting: pendant,durant
    and: et
    noon: midi
    midnight: minuit
    oclock: h,heures,heure
    halfPast:
    halfTo:
    quarterPast:
    quarterTo:
    andHalf: et demie
    andQuarter: et quart
    lessQuarter: moins le quart
    am: du matin
    pm: de l'après-midi,du soir
    one: un,une
    two: deux
    halfHour: une demi-heure,demi-heure
    dayPart: matin,soir,soirée,nuit,après-midi,après midi,ce soir,ce matin,cet après-midi
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    """

  static let german: StaticString = """
    today: heute,heute abend,heute nacht,heute früh
    tomorrow: morgen
    overmorrow: übermorgen
    yesterday: gestern
    this: diesen,dieser,diesem,kommenden,kommender
    next: nächsten,nächster,nächste
    nextWeek: nächste woche,nächster woche,kommende woche
    ahead: in
    later: später
    day: tag,tage,tagen
    days2:
    week: woche,wochen
    weeks2:
    hour: stunde,stunden,std,std.
    hours2:
    minute: minute,minuten,min,min.
    at: um,ab
    on: am,den
    from: von,vom
    through: bis,bis um
    ending:
    lasting: für
    and: und
    noon: zu mittag
    midnight: mitternacht
    oclock: uhr,h
    halfPast:
    halfTo: halb
    quarterPast: viertel nach
    quarterTo: viertel vor,dreiviertel
    andHalf:
    andQuarter:
    lessQuarter:
    am: morgens,früh,vormittags
    pm: abends,nachmittags,mittags
    one: ein,eine,einer,einem,einen,eins
    two: zwei
    halfHour: eine halbe stunde,halbe stunde
    dayPart: früh,morgens,vormittag,vormittags,mittag,mittags,nachmittag,nachmittags,abend,abends,nacht,nachts,heute abend,heute nacht,am morgen
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,mez,mesz
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
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
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
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,jst
    """

  static let spanish: StaticString = """
    today: hoy,esta noche,esta tarde,esta mañana
    tomorrow: mañana
    overmorrow: pasado mañana
    yesterday: ayer
    this: este
    next: próximo,que viene
    nextWeek: la próxima semana,la semana que viene,de la próxima semana,de la semana que viene
    ahead: en,dentro de
    later: después
    day: día,días,dia,dias
    days2:
    week: semana,semanas
    weeks2:
    hour: hora,horas,h
    hours2:
    minute: minuto,minutos,min
    at: a las,a la,sobre las
    on: el
    from: de,del,desde,de las,desde las,de la,desde la
    through: a,al,a las,a la,hasta,hasta las,hasta la
    ending:
    lasting: durante
    and: y
    noon: mediodía,mediodia
    midnight: medianoche
    oclock: h,horas
    halfPast:
    halfTo:
    quarterPast:
    quarterTo:
    andHalf: y media
    andQuarter: y cuarto
    lessQuarter: menos cuarto
    am: a. m.,a.m.,am,de la mañana
    pm: p. m.,p.m.,pm,de la tarde,de la noche
    one: un,una
    two: dos
    halfHour: media hora
    dayPart: tarde,noche,madrugada,por la mañana,esta mañana,de la mañana,esta tarde,esta noche
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    """
}
