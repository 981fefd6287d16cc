// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let spanishField: StaticString = """
      Elegir una fecha
      Elegir fechas
      Elegir días
      Elegir una semana
      Listo
      Borrar
      Opciones rápidas
      Este campo es obligatorio.
      No se pudo cargar el calendario. Inténtalo de nuevo.
      Cerrar
      Escribir una fecha
      DD MM AAAA
      """
  }
#endif
