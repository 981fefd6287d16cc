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
      No se puede conectar con Almanac.
      Inícialo con {0}.
      Este navegador no puede guardar cambios sin conexión.
      No se pudo cargar este día.
      Añade tu primera sesión o importa sesiones de un archivo CSV.
      Escribe una hora.
      Escribe un número entero.
      Ajustes
      Objetivo diario
      Contar desde
      Déjalo vacío para contar todos los días.
      Zona horaria
      Como este dispositivo ({0})
      Ajustes guardados
      Importar CSV
      Exportar CSV
      Suelta un archivo CSV para importar sus sesiones
      Importando {0} …
      {0} importado
      1:{0} sesión añadida|{0} sesiones añadidas
      1:{0} sesión actualizada|{0} sesiones actualizadas
      1:{0} sesión ya estaba|{0} sesiones ya estaban
      1:{0} sesión que habías eliminado se ha omitido|{0} sesiones que habías eliminado se han omitido
      Restaurar
      1:No se pudo leer {0} línea|No se pudieron leer {0} líneas
      Línea {0}
      y {0} más
      {0} no es un archivo CSV.
      Un archivo CSV tiene una línea por sesión: {0}
      {0} es demasiado grande. El límite es de {1} MB.
      No se pudo importar {0}.
      Datos de ejemplo
      Crear tu calendario
      Modificado en otro dispositivo
      ¿Qué versión quieres conservar?
      En el otro dispositivo
      En este dispositivo
      Conservar la otra
      Conservar esta
      Eliminado
      1:{0} cambio necesita tu decisión.|{0} cambios necesitan tu decisión.
      Revisar
      No guardado: {0}
      Mostrar más
      Cargando …
      Marcas del {0}
      No hay marcas el {0}
      Añade tu primera marca para verla en el calendario.
      Añadir marca
      Tipo
      Tipos
      Para quién o qué (opcional)
      Escribe un tipo.
      Marca añadida
      Marca eliminada
      1:{0} marca|{0} marcas
      1:{0} punto al día|{0} puntos al día
      desde el {0}
      1:{0} marca está oculta.|{0} marcas están ocultas.
      Mostrar todo
      Falta el archivo de la base de datos. Tus cambios se quedan en este dispositivo hasta que vuelva.
      No se importó nada
      Rehecho
      Fecha
      1:{1} de {0} punto|{1} de {0} puntos
      Calendario
      Calendarios
      Vista
      Agenda
      Todos los calendarios están ocultos.
      Anterior
      Siguiente
      Rehacer
      """
  }
#endif
