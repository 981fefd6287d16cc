// SPDX-License-Identifier: MIT

extension EventVocabulary {
  // A line for each word of `EventWord`, in its order: its name, and its forms between commas.

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
    pm: pm,p.m.,p.m,noon,in the evening,in the afternoon
    one: a,an,one
    two: two
    halfHour: half an hour
    dayPart: morning,afternoon,evening,tonight,night,at night,lunchtime,this morning,this afternoon,this evening
    morning: morning,this morning
    midday: lunchtime
    afternoon: afternoon,this afternoon
    evening: evening,this evening
    night: night,at night
    tonight: tonight
    adverb: at night
    ofMorning: breakfast
    ofMidday: brunch,lunch
    ofAfternoon:
    ofEvening: dinner,supper
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt,bst,ist
    spelled: one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve
    atSpelled: at,from
    further: oh,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty
    now: now,right now
    last: last,past
    lastWeek: last week,of last week,in last week
    weekNumber: w,wk,wk.,cw,week,week no.,week number,calendar week
    weekCounted:
    onNumber:
    ordinal: st,nd,rd,th
    month: month,months
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
    now: maintenant
    last: dernier,passé
    lastWeek: la semaine dernière,de la semaine dernière,semaine dernière
    weekNumber: s,w,sem,sem.,semaine,la semaine
    weekCounted:
    onNumber: le
    ordinal: er
    month: mois
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
    now: jetzt
    last: letzten,letzter,letzte,vergangenen,vergangener,vorigen,voriger
    lastWeek: letzte woche,letzter woche,vorige woche,voriger woche,vergangene woche,vergangener woche
    weekNumber: w,kw,woche,kalenderwoche
    weekCounted: kw,woche,kalenderwoche
    onNumber:
    ordinal: .
    month: monat,monats,monate,monaten
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
    pm: p. m.,p.m.,pm,de la tarde
    one: un,una
    two: dos
    halfHour: media hora
    dayPart: tarde,noche,de la noche,madrugada,por la mañana,esta mañana,de la mañana,esta tarde,esta noche
    morning: por la mañana,esta mañana,de la mañana
    midday:
    afternoon: tarde,esta tarde
    evening: noche
    night: de la noche
    tonight: esta noche
    adverb: por la mañana,de la mañana,de la noche
    ofMorning: desayuno
    ofMidday:
    ofAfternoon: comida,almuerzo,merienda
    ofEvening: cena
    zone: utc,gmt,cet,cest,eet,est,edt,cst,cdt,mst,mdt,pst,pdt
    spelled: una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce
    atSpelled: a las,a la,sobre las,desde las,de las
    further: cinco,diez,trece,catorce,quince,dieciséis,veinte,veinticinco,treinta,cuarenta,cincuenta
    now: ahora,ahora mismo
    last: pasado,último
    lastWeek: la semana pasada,de la semana pasada,semana pasada
    weekNumber: s,w,sem,sem.,semana,la semana
    weekCounted:
    onNumber: el,el día,el dia
    ordinal:
    month: mes,meses
    """
}
