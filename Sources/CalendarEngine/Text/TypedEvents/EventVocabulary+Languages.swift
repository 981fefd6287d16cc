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
    halfPast: half past,half
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
    dayPart: morning,afternoon,evening,tonight,night,lunchtime,this morning,this afternoon,this evening
    morning: morning,this morning
    midday: lunchtime
    afternoon: afternoon,this afternoon
    evening: evening,this evening
    night: night
    tonight: tonight
    adverb:
    ofMorning: breakfast
    ofMidday: brunch,lunch
    ofAfternoon:
    ofEvening: dinner,supper
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,bst,ist
    spelled: one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve
    atSpelled: at,from
    further: oh,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty
    """

  static let french: StaticString = """
    today: aujourd'hui,ce soir,ce matin,cet après-midi,cette nuit
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
    dayPart: matin,soir,soirée,nuit,après-midi,après midi,ce soir,ce matin,cet après-midi,cette nuit
    morning: matin,ce matin
    midday:
    afternoon: après-midi,après midi,cet après-midi
    evening: soir,soirée,ce soir
    night: nuit,cette nuit
    tonight:
    adverb:
    ofMorning: petit-déjeuner,petit déjeuner
    ofMidday: déjeuner
    ofAfternoon: goûter
    ofEvening: dîner,diner,souper,apéro,apéritif
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    spelled: une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze
    atSpelled:
    further: cinq,dix,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt,vingt et une,vingt-deux,vingt-trois,vingt-cinq,trente,quarante,cinquante
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
    noon: zu mittag,mittags
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
    morning: früh,morgens,vormittag,vormittags,am morgen
    midday: mittag,mittags
    afternoon: nachmittag,nachmittags
    evening: abend,abends,heute abend
    night: nacht,nachts,heute nacht
    tonight:
    adverb: morgens,vormittags,mittags,nachmittags,abends,nachts,am morgen
    ofMorning: frühstück_,vormittag_
    ofMidday: mittag_,brunch
    ofAfternoon: nachmittag_
    ofEvening: abend_,feierabend_
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,mez,mesz
    spelled: eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,ein,zwo,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf
    atSpelled: um,ab,von
    further: fünf,zehn,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,einundzwanzig,zweiundzwanzig,dreiundzwanzig,dreißig,vierzig,fünfundvierzig,fünfzig,viertel
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
    morning: por la mañana,esta mañana,de la mañana
    midday:
    afternoon: tarde,esta tarde
    evening: noche
    night:
    tonight: esta noche
    adverb: por la mañana,de la mañana
    ofMorning: desayuno
    ofMidday:
    ofAfternoon: comida,almuerzo,merienda
    ofEvening: cena
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    spelled: una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce
    atSpelled: a las,a la,sobre las,desde las,de las
    further: cinco,diez,trece,catorce,quince,dieciséis,veinte,veinticinco,treinta,cuarenta,cincuenta
    """
}
