// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let spanishCatalogue: StaticString = """
      Mes anterior
      Mes siguiente
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
      Puntos: {0}
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
      """
  }
#endif
