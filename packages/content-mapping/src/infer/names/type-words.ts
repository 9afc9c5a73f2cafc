/** Common names of content types in the languages of content models, without accents. */
export const TYPE_WORDS = {
  ignore:
    'audience mergetag experiment redirect redirects redirection weiterleitung umleitung redireccion redirecionamento microcopy translation translations i18n ubersetzung traduccion traduction traducao dictionary tracking script analytics ninetailed personalization webhook localization',
  seo: 'seo metadata metatags metatag opengraph',
  settings:
    'setting settings config configuration global globals site website einstellung einstellungen ajuste ajustes configuracion parametre parametres impostazioni configuracoes instellingen sitemetadata',
  link: 'link button nav navigation navbar navlink menu menus menue breadcrumb footer boton enlace lien bouton botao schaltflache knop navegacion navigatie navigazione navegacao navitem topnav sidebar submenu cta',
  picture: 'image picture photo photograph bild foto imagen imagem immagine afbeelding figure asset media photography img',
  person:
    'person people crew fellow volunteer trustee author autor auteur autore writer member staff employee speaker bio mitarbeiter persona personne pessoa persoon instructor teacher presenter artist doctor contributor founder leader leadership user miembro coach expert actor professor physician redakteur medewerker profile teammember lecturer trainer biography host profesor docente professeur enseignant lehrer dozent ponente referent referentin intervenant conferencier palestrante relatore spreker ansprechpartner equipier colaborador colaboradora empleado miembros equipo autora scrittore redactor periodista journalist reporter columnist chef pastor musician comedian',
  topic:
    'category categories tag topic kategorie categoria categorie thema themen tema sujet etiqueta schlagwort genre rubrique taxonomy subject subcategory kategori tagg theme rubrik discipline',
  event:
    'event webinar conference meetup workshop concert session veranstaltung termin evento evenement konzert seminar exhibition festival evenement lecture gig tour screening ausstellung kurs',
  page: 'page seite pagina inicial landing home homepage startseite inicio accueil unterseite strona sida',
  story:
    'post article blog news story artikel beitrag articulo entrada noticia actualite artigo notizia articolo press case study guide tutorial podcast episode release announcement insight whitepaper review essay journal nachricht bericht bericht nieuws nyhet changelog newsarticle episodio blogartikel blogbeitrag blogeintrag publication column interview report',
  section:
    'bar modal popup dialog alert notice notification disclaimer cookie consent footer component section block module hero banner cta widget teaser slider carousel grid accordion tabs tab faq testimonial quote embed form feature jumbotron list card box row column container wrapper slice element newsletter stats pricing promo spotlight callout panel stripe highlight strip heading divider spacer header gallery slideshow abschnitt baustein komponente bloque seccion modulo componente bloc composant blocco sezione bloco secao tabelle table iframe map zitat tile timeline steps text richtext copy video',
} as const

export type TypeMeaning = keyof typeof TYPE_WORDS
