import type { InventedSpace } from './invented.ts'

const T =
  'La cocina abre cuando el pescado llega y cierra cuando se acaba. Cada mañana bajamos al puerto con dos cajas vacías, y lo que vuelve en ellas decide la carta. Los sábados el arroz se hace con leña, en el patio, y hay que pedirlo la víspera.'

/** A tavern, with a model in Spanish. Only articles of the blog have an address. */
export const taberna: InventedSpace = {
  name: 'taberna',
  types: {
    'inicio/Inicio': 'titulo:s subtitulo:s imagenPrincipal:a textoBienvenida:r platosDestacados:ee>plato botonTexto:s botonEnlace:s',
    'plato/Plato': 'nombre:s descripcion:t precio:n foto:a alergenos:ss categoria:e>categoriaPlato disponible:b',
    'categoriaPlato/Categoría de plato': 'nombre:s orden:i',
    'carta/Carta': 'titulo:s temporada:s secciones:ee>seccionCarta pdf:a',
    'seccionCarta/Sección de carta': 'titulo:s nota:s platos:ee>plato',
    'horario/Horario': 'dia:s abre:s cierra:s cerrado:b',
    'local/Local': 'nombre:s direccion:s telefono:s ubicacion:l foto:a horarios:ee>horario',
    'resena/Reseña': 'cliente:s comentario:t estrellas:i fuente:s',
    'evento/Evento': 'titulo:s fecha:d horaInicio:s descripcion:r imagen:a precioEntrada:s reservaUrl:s',
    'galeria/Galería': 'titulo:s fotos:aa',
    'miembroEquipo/Miembro del equipo': 'nombre:s cargo:s foto:a bio:t',
    'entradaBlog/Entrada de blog': 'titulo:s slug:s!@slugEditor fechaPublicacion:d autor:e>miembroEquipo resumen:t contenido:r portada:a',
    'preguntaFrecuente/Pregunta frecuente': 'pregunta:s respuesta:t',
    'ajustesSitio/Ajustes del sitio': 'nombreSitio:s logo:a instagram:s telefono:s textoPie:s enlacesMenu:ee>enlaceMenu',
    'enlaceMenu/Enlace de menú': 'texto:s ruta:s',
  },
  entries: {
    inicio: [['Taberna El Farol', 'Arroces y pescado desde 1978', '#farol', `¶${T}`, ['@plato-0', '@plato-2'], 'Ver la carta', '/carta']],
    plato: [
      ['Arroz negro', 'Con sepia y alioli de limón.', 18.5, '#negro', ['moluscos', 'huevo'], '@categoriaPlato-1', true],
      ['Croquetas de la casa', 'Ocho, de jamón.', 9, '#croquetas', ['gluten', 'lácteos'], '@categoriaPlato-0', true],
      ['Lubina a la sal', 'Para dos, se limpia en mesa.', 38, '#lubina', ['pescado'], '@categoriaPlato-1', true],
      ['Tarta de queso', 'Tibia.', 6.5, undefined, ['lácteos'], '@categoriaPlato-2', false],
    ],
    categoriaPlato: [
      ['Entrantes', 1],
      ['Principales', 2],
      ['Postres', 3],
    ],
    carta: [['Carta de invierno', 'Diciembre a marzo', ['@seccionCarta-0', '@seccionCarta-1'], '#carta']],
    seccionCarta: [
      ['Para empezar', 'Para compartir', ['@plato-1']],
      ['Del mar', 'Según mercado', ['@plato-0', '@plato-2']],
    ],
    horario: [
      ['Martes a viernes', '13:00', '16:30', false],
      ['Sábado y domingo', '13:00', '23:30', false],
      ['Lunes', '', '', true],
    ],
    local: [['El Farol del Grao', 'Calle del Muelle 4, Valencia', '+34 960 000 001', undefined, '#grao', ['@horario-0', '@horario-1', '@horario-2']]],
    resena: [
      ['Lucía Marín', 'El arroz del sábado merece el viaje.', 5, 'Google'],
      ['Paul Novak', 'Volvimos tres veces en una semana.', 5, 'TripAdvisor'],
      ['Carmen Rey', 'Ruido, sí, pero qué croquetas.', 4, 'Google'],
    ],
    evento: [
      ['Noche de ostras', '2027-01-22', '21:00', `¶${T}`, '#ostras', '45 €', 'https://reservas.example/ostras'],
      ['Taller de paella', '2027-02-13', '11:00', `¶${T}`, '#taller', '60 €', 'https://reservas.example/paella'],
    ],
    galeria: [['La taberna', ['#g1', '#g2', '#g3', '#g4']]],
    miembroEquipo: [
      ['Amparo Ferrer', 'Cocinera', '#amparo', 'Aprendió con su abuela.'],
      ['Vicent Soler', 'Sumiller', '#vicent', 'Guarda la llave de la bodega.'],
    ],
    entradaBlog: [
      ['Por qué bajamos al puerto', 'por-que-bajamos-al-puerto', '2026-09-02', '@miembroEquipo-0', 'Dos cajas vacías y un trato.', `¶${T} ${T}`, '#puerto'],
      ['Vinos de arena', 'vinos-de-arena', '2026-10-14', '@miembroEquipo-1', 'Cepas junto al mar.', `¶${T}`, '#arena'],
    ],
    preguntaFrecuente: [
      ['¿Hace falta reservar?', 'Los fines de semana, sí.'],
      ['¿Hay carta sin gluten?', 'La mitad de los arroces lo son.'],
    ],
    ajustesSitio: [['El Farol', '#logo', 'https://instagram.example/elfarol', '+34 960 000 001', '© Taberna El Farol', ['@enlaceMenu-0', '@enlaceMenu-1']]],
    enlaceMenu: [
      ['La carta', '/carta'],
      ['Contacto', '/contacto'],
    ],
  },
  means: {
    inicio: 'page|section title=titulo',
    plato: 'part|section|page title=nombre body|summary=descripcion picture=foto',
    categoriaPlato: 'topic|part title=nombre',
    carta: 'part|section|page title=titulo',
    seccionCarta: 'part|section title=titulo',
    horario: 'part|section title=dia',
    local: 'part|section|page title=nombre picture=foto',
    resena: 'part|section body=comentario',
    evento: 'event title=titulo date=fecha body=descripcion picture=imagen',
    galeria: 'section|part|page title=titulo',
    miembroEquipo: 'person title=nombre summary=cargo body=bio picture=foto',
    entradaBlog: 'story title=titulo slug=slug date=fechaPublicacion people=autor summary=resumen body=contenido picture=portada',
    preguntaFrecuente: 'part|section title=pregunta body=respuesta',
    ajustesSitio: 'settings title=nombreSitio',
    enlaceMenu: 'link title=texto url=ruta',
  },
}
