// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let spanishCatalogue: StaticString = """
      1:Mes anterior|Meses anteriores
      1:Mes siguiente|Meses siguientes
      Hoy
      Cargando …
      No se pudo cargar este mes.
      Reintentar
      Aún no hay nada.
      no disponible
      cumplido
      objetivo no alcanzado
      sin puntos
      1:{0} de {1} punto|{0} de {1} puntos
      1:{0} punto|m:{0} de puntos|{0} puntos
      No hay sesiones el {0}
      Racha actual
      Racha más larga
      Días cumplidos
      1:{0} día|{0} días
      Sesiones del {0}
      termina antes de empezar
      {0} – {1}
      Rachas
      Puntos de la semana
      {0}, seleccionado
      ,\u{20}
      {0}, no seleccionado
      inicio del periodo
      fin del periodo
      Inicio: {0}. Elige la fecha de fin.
      {0} a {1}
      1:{0} día seleccionado|m:{0} de días seleccionados|{0} días seleccionados
      1:{0} día no disponible|m:{0} de días no disponibles|{0} días no disponibles
      Nada seleccionado
      1:Como máximo {0} día|m:Como máximo {0} de días|Como máximo {0} días
      1:Como mínimo {0} día|m:Como mínimo {0} de días|Como mínimo {0} días
      1:{0} evento|{0} eventos
      +{0} más
      1:Semana anterior|Semanas anteriores
      1:Semana siguiente|Semanas siguientes
      No antes del {0}
      No después del {0}
      Semana {0}
      Semana
      Cambiar de la vista de mes a la de semana
      Cambiar de la vista de semana a la de mes
      Vista de mes
      Vista de semana
      Ayer
      Mañana
      La semana pasada
      Esta semana
      La próxima semana
      El mes pasado
      Este mes
      El próximo mes
      El trimestre pasado
      Este trimestre
      El próximo trimestre
      El año pasado
      Este año
      El próximo año
      Semana hasta hoy
      Mes hasta hoy
      Trimestre hasta hoy
      Año hasta hoy
      1:Último {0} día|Últimos {0} días
      1:Próximo {0} día|Próximos {0} días
      Escribe una fecha, por ejemplo {0}.
      Año anterior
      Año siguiente
      Años anteriores
      Años siguientes
      {0}, alejar
      1:{0} día cumplido|{0} días cumplidos
      1:{0} día por debajo del objetivo|{0} días por debajo del objetivo
      1:{0} entrada|{0} entradas
      1:{0} día marcado|{0} días marcados
      No se pudo cargar este año.
      T1 {0}
      T2 {0}
      T3 {0}
      T4 {0}
      1.er trimestre de {0}
      2.º trimestre de {0}
      3.er trimestre de {0}
      4.º trimestre de {0}
      Elige un día.
      Elige el último día.
      1:Día anterior|{0} días anteriores
      1:Día siguiente|{0} días siguientes
      los relojes se adelantan
      los relojes se atrasan
      este día no existe aquí
      todo el día
      Mostrar todos los eventos de todo el día
      Mostrar menos eventos de todo el día
      libre
      Sin eventos
      El fin es anterior al inicio.
      Fuera del horario laboral
      Fuera de los horarios abiertos
      Esta hora ya está ocupada.
      Este evento está bloqueado.
      bloqueado
      Otros
      provisional
      cancelado
      Elige una hora.
      hasta las {0}
      {0}. Sujeto. Flechas para mover, Intro para soltar, Escape para cancelar.
      {0}: {1}
      {0}; antes: {1}
      {0}. Final sujeto. Flechas para mover, Intro para soltar, Escape para cancelar.
      Sin cambios
      {0}. Inicio sujeto. Flechas para mover, Intro para soltar, Escape para cancelar.
      """
  }
#endif
