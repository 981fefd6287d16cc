// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let spanishPages: StaticString = """
      Marcas
      Páginas
      Añadir sesión
      Editar sesión
      Inicio
      Fin
      Puntos
      Termina al día siguiente
      Guardar
      Cancelar
      Eliminar
      Deshacer
      Cerrar
      Editar: {0}
      Eliminar: {0}
      Sesión añadida
      Sesión guardada
      Sesión eliminada
      Deshecho
      Aún sin enviar
      Sin conexión. Puede que lo que ves no esté al día.
      1:Sin conexión. Tu cambio se guarda en este dispositivo.|m:Sin conexión. Tus {0} de cambios se guardan en este dispositivo.|Sin conexión. Tus {0} cambios se guardan en este dispositivo.
      Conectado de nuevo
      Esta página no encuentra el servidor del calendario.
      Inícialo con {0}.
      Este navegador no puede guardar cambios sin conexión.
      No se pudo cargar este día.
      Aún no hay sesiones. Añade la primera o suelta un archivo CSV en cualquier parte de la página.
      Escribe una hora.
      Escribe un número entero.
      Ajustes
      Objetivo diario
      Primer día que cuenta
      Si se deja vacío, cuentan todos los días.
      Zona horaria
      La de este dispositivo ({0})
      Ajustes guardados
      Importar CSV
      Exportar CSV
      Suelta un archivo CSV para importar sus sesiones
      Importando {0} …
      {0} importado
      1:{0} sesión añadida|{0} sesiones añadidas
      1:{0} sesión actualizada|{0} sesiones actualizadas
      1:{0} ya estaba|{0} ya estaban
      1:{0} se había eliminado y sigue así|{0} se habían eliminado y siguen así
      Recuperar
      1:No se pudo leer {0} línea|No se pudieron leer {0} líneas
      Línea {0}
      y {0} más
      {0} no es un archivo CSV.
      Un archivo CSV tiene una línea por sesión: {0}
      {0} es demasiado grande. El límite es de {1} MB.
      No se pudo importar {0}.
      Datos de ejemplo
      Empezar tu calendario
      Modificado en otro dispositivo
      Alguien más ha cambiado esto. ¿Qué quieres conservar?
      La suya
      La tuya
      Conservar la suya
      Guardar la mía
      Eliminado
      1:{0} cambio necesita tu decisión.|{0} cambios necesitan tu decisión.
      Revisar
      No guardado: {0}
      Mostrar más
      Cargando …
      Marcas del {0}
      No hay marcas el {0}
      Aún no hay marcas. Elige un día y añade la primera.
      Añadir marca
      Tipo
      Tipos
      Pertenece a (opcional)
      Indica qué tipo de marca es.
      Marca añadida
      Marca eliminada
      1:{0} marca|{0} marcas
      1:{0} punto al día|{0} puntos al día
      desde el {0}
      1:{0} marca está oculta.|{0} marcas están ocultas.
      Mostrar todo
      Falta el archivo con tus días. Lo que introduzcas se guarda en este dispositivo hasta que vuelva.
      No se importó nada
      Rehecho
      """
  }
#endif
