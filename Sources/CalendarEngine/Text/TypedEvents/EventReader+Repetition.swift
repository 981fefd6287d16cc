// SPDX-License-Identifier: MIT
import CivilTime

/// What a line says of an event that takes place again and again, which nothing here can store.
enum TypedRepetition {
  case none
  /// Beside a time that can be one event's: "daily", "weekly review Friday 4pm".
  case said
  /// In place of a day: "every Monday", "weekdays". No day of them is the one that is meant.
  case days
}

extension EventReader {
  /// What the line says of that.
  var repetition: TypedRepetition {
    let words = RepetitionWords(tag: locale.tag, digits: digits)
    var found = TypedRepetition.none
    for place in 0..<line.count where line.isEdge(place) {
      if end(ofAny: words.days, at: place) != nil { return .days }
      if let end = end(ofAny: words.every, at: place),
        isRepeated(line.skippingSpaces(end), words.units)
      {
        return .days
      }
      if end(ofAny: words.said, at: place) != nil { found = .said }
    }
    return found
  }

  /// Whether a day, a week or the like is at a place, or a number of them: "every 2 weeks".
  private func isRepeated(_ place: Int, _ units: [[Int32]]) -> Bool {
    var place = place
    if let number = line.number(place) {
      place = line.skippingPause(number.end)
    } else if line.isUnspaced(place) {
      return end(ofAny: units, at: place) != nil
    }
    return end(ofAny: units, at: place) != nil
      || weekdayName(at: place, in: weekdays + shortWeekdays) != nil
  }

  /// The place after the longest of some names.
  private func end(ofAny names: [[Int32]], at place: Int) -> Int? {
    var found: Int?
    for name in names {
      if let end = end(ofName: name, at: place), end > found ?? 0 { found = end }
    }
    return found
  }
}

/// The words of one language that say that something is repeated.
private struct RepetitionWords {
  /// Before a day or a week, and those.
  private(set) var every: [[Int32]] = []
  private(set) var units: [[Int32]] = []
  /// Those that say so alone, of days and of anything.
  private(set) var days: [[Int32]] = []
  private(set) var said: [[Int32]] = []

  init(tag: [UInt8], digits: TypedDigits) {
    var text: [UInt8] = []
    text.append(Self.text(of: tag))
    let lists = text[...].parts(separatedBy: 0x0A).map { line in
      line.parts(separatedBy: 0x2C).map { EventLine(Array($0), digits).scalars }
        .filter { !$0.isEmpty }
    }
    guard lists.count == 4 else { return }
    (every, units, days, said) = (lists[0], lists[1], lists[2], lists[3])
  }

  private static func text(of tag: [UInt8]) -> StaticString {
    switch (tag.first, tag.dropFirst().first) {
    case (0x61, 0x72): arabic
    case (0x64, 0x65): german
    case (0x65, 0x73): spanish
    case (0x66, 0x72): french
    case (0x68, 0x65), (0x69, 0x77): hebrew
    case (0x6A, 0x61): japanese
    default: english
    }
  }

  // Four lines: what stands before days and weeks, these, and what says so alone.

  private static let english: StaticString = """
    every,each,every other,every second,every third,every single
    day,days,weekday,weekdays,workday,workdays,working day,week,weeks,weekend,month,months,year,years,morning,afternoon,evening,night,fortnight
    weekdays,on weekdays,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays,sundays
    daily,weekly,biweekly,bi-weekly,fortnightly,monthly,yearly,annually,annual,quarterly
    """

  private static let german: StaticString = """
    jeden,jede,jedes,jeder,jeden zweiten,jede zweite,jedes zweite,jeden 2.,jede 2.
    tag,tage,werktag,werktage,wochentag,arbeitstag,woche,wochen,wochenende,monat,monate,jahr,jahre,morgen,vormittag,mittag,nachmittag,abend,nacht
    alle tage,alle wochen,alle monate,alle jahre,alle paar tage,alle paar wochen,alle zwei tage,alle zwei wochen,alle zwei monate,alle zwei jahre,alle drei tage,alle drei wochen,alle drei monate,alle vier wochen,alle 2 tage,alle 2 wochen,alle 2 monate,alle 2 jahre,alle 3 tage,alle 3 wochen,alle 3 monate,alle 4 wochen,alle 6 monate,alle 14 tage,werktags,wochentags,montags,dienstags,mittwochs,donnerstags,freitags,samstags,sonnabends,sonntags
    täglich,tägliche,täglicher,tägliches,wöchentlich,wöchentliche,wöchentlicher,wöchentliches,monatlich,monatliche,monatlicher,monatliches,jährlich,jährliche,jährlicher,jährliches
    """

  private static let french: StaticString = """
    tous les,toutes les,chaque
    jour,jours,jours ouvrables,semaine,semaines,week-end,week-ends,mois,an,ans,année,années,matin,matins,après-midi,soir,soirs,nuit,nuits,lundis,mardis,mercredis,jeudis,vendredis,samedis,dimanches
    en semaine,tous les deux jours,toutes les deux semaines,tous les deux mois,tous les deux ans
    quotidien,quotidienne,quotidiennement,hebdomadaire,hebdo,mensuel,mensuelle,annuel,annuelle
    """

  private static let spanish: StaticString = """
    cada,todos los,todas las,cada dos
    día,días,día laborable,días laborables,semana,semanas,fin de semana,fines de semana,mes,meses,año,años,mañana,mañanas,tarde,tardes,noche,noches,lunes,martes,miércoles,jueves,viernes,sábados,domingos
    entre semana
    diario,diaria,diariamente,a diario,semanal,semanalmente,quincenal,mensual,mensualmente,anual,anualmente
    """

  private static let arabic: StaticString = """
    كل
    يوم,أيام,يومين,أسبوع,أسبوعين,أسابيع,شهر,شهرين,سنة,عام,صباح,مساء,ليلة,يوم عمل
    أيام العمل
    يوميا,يومي,أسبوعيا,أسبوعي,شهريا,شهري,سنويا,سنوي
    """

  private static let hebrew: StaticString = """
    כל,מדי,בכל
    יום,יומיים,ימים,שבוע,שבועיים,שבועות,חודש,חודשיים,חודשים,שנה,שנתיים,בוקר,צהריים,ערב,לילה
    בימי חול
    יומי,יומית,שבועי,שבועית,חודשי,חודשית,שנתי,שנתית
    """

  private static let japanese: StaticString = """
    毎
    日曜,日曜日
    毎週,毎月,毎年,毎朝,毎晩,毎夕,毎平日,平日,隔週,隔月
    毎日
    """
}
