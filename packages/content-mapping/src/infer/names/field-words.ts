/** Common names of fields in the languages of content models, without accents. */
export const FIELD_WORDS = {
  title:
    'title header titel titulo titre titolo tytul headline heading uberschrift encabezado titular rubrik kop intestazione cabecalho otsikko タイトル 見出し 标题 標題',
  headline: 'headline heading uberschrift encabezado titular intestazione cabecalho kop 見出し',
  name: 'name nombre nom nome naam namn navn nazwa nazev jmeno meno nimi nev nume ime bezeichnung fullname 名前 名称',
  question: 'question frage pregunta pergunta domanda vraag 質問',
  label: 'label beschriftung etiqueta etiquette etichetta anchor ラベル',
  wording: 'text texto texte testo tekst',
  internal: 'internal intern interno interna interne interner internes internen admin cms editor editorial entry contentful reference identifier 管理',
  subtitle:
    'subtitle subhead subheader subtext subcopy subheading subheadline subline subtitulo untertitel unterzeile soustitre sottotitolo ondertitel tagline slogan claim strapline sub',
  summary:
    'summary excerpt teaser abstract intro introduction introtext lead lede standfirst deck snippet blurb synopsis preview short resumen extracto entradilla resumo zusammenfassung kurzbeschreibung kurztext einleitung vorspann anriss auszug resume chapo accroche extrait riassunto sommario estratto samenvatting inleiding ingress sammanfattning breve kurz kurze courte corta curta korte krotki kratky 概要 要約 摘要',
  description:
    'description desc beschreibung descripcion descricao descrizione beschrijving beskrivning beskrivelse opis detail details about overview 説明 描述',
  body: 'body content text copy article main markdown rich wysiwyg story longdescription contenido cuerpo texto inhalt fliesstext haupttext contenu corps texte corpo conteudo testo contenuto inhoud tekst brodtext innehall instructions answer antwort respuesta reponse resposta risposta antwoord bio biography biografie biografia biographie quote quotation zitat cita citation citacao message nachricht mensaje code snippet note transcript paragraph method steps markup html 本文 内容 正文 回答',
  slug: 'slug permalink urlslug seourl friendlyurl スラッグ',
  path: 'path uri route pathname pfad ruta chemin caminho percorso pad',
  key: 'key handle',
  url: 'url link href website web site uri external enlace lien verweis リンク',
  picture:
    'image picture photo cover hero thumbnail thumb banner background logo icon avatar portrait headshot img bild foto titelbild imagen imagem immagine afbeelding portada vignette visuel miniatura obrazek visual poster artwork photograph screenshot asset media gallery bilder illustration 画像 写真 图片',
  upload: 'file upload attachment datei anhang archivo fichier ficheiro bestand',
  file: 'video audio pdf document download recording mp3 mp4 podcast svg lottie animation resume cv brochure datenblatt',
  date: 'date datum fecha data day dato tag 日付 日期',
  published:
    'publish published publishing publication publishedat pubdate posted released release veroffentlicht veroffentlichung erschienen publicado publicacion publicacao publie parution pubblicato pubblicazione gepubliceerd publicerad 公開',
  unpublished:
    'update updated updatedat modified changed expire expiry expiration birth birthday dob deadline end until aktualisiert actualizado modifie ablauf geburt unpublish',
  start: 'start starts begin begins from beginn anfang inicio debut inizio aanvang date datum fecha when time termin am zeit 開始',
  end: 'end ends to until ende fin fine fim einde bis finish 終了',
  venue: 'venue location place ort veranstaltungsort lugar lieu luogo local locatie address adresse direccion city stadt where room 会場 場所',
  span: 'duration period years dates timeframe timespan tenure dauer zeitraum periodo duracion duree durata fromto',
  price: 'price preis precio prix prezzo preco prijs cost kosten fee ticket admission eintritt entrance 価格 料金',
  booking: 'booking book register registration ticket tickets signup rsvp anmeldung buchung inscripcion reserva inscription link url website',
  people:
    'author autor autorin auteur autore forfatter writer contributor byline by host speaker presenter redactor redakteur verfasser person people editor instructor teacher creator persona 著者 作者',
  author: 'author autor autorin autora auteur autrice autore forfatter forfattare verfasser verfasserin writer byline contributor redactor redakteur 著者 作者',
  job: 'job role position title occupation profession rolle funktion beruf cargo puesto poste fonction ruolo ruol functie jobtitle company posicion jabatan designation 役職 肩書き',
  first: 'first vorname given forename prenom firstname voornaam primer primeiro fornamn fornavn imie krestni krstne etunimi keresztnev utonev prenume',
  last: 'last nachname surname family lastname apellido apellidos sobrenome cognome achternaam famille familienname efternamn efternavn etternavn nazwisko prijmeni priezvisko prezime priimek sukunimi vezeteknev',
  sections:
    'section sections block blocks module modules component components content contents row slice zone tile tiles body widget widgets top main layout area element elements builder stripe abschnitt abschnitte bereich baustein seccion secciones bloque bloques modulo modulos componente componentes contenido sezione sezioni blocchi blocco moduli componenti contenuto contenuti secao secoes bloco blocos conteudo contenu composant composants blocs bloc sectie secties blokken inhalt inhalte セクション hero header banner',
  seo: 'seo meta metadata opengraph og metatag metatags',
  share: 'og opengraph share sharing social twitter facebook seo meta metadata',
  noindex: 'noindex index robots indexing hide nofollow',
  parent:
    'parent ubergeordnet padre superior eltern parentpage genitore pai ouder forelder foralder rodzic superiore superieur superieure bovenliggend bovenliggende overordnad overordnet nadrzedna nadrazena',
  related: 'related verwandt verwandte relacionado relacionados connexe similaire correlati relacionadas more recommended similar read',
  home: 'home homepage startseite inicio accueil startpagina start',
  menu: 'menu menus menue nav navigation navi items links link pages header main primary entries children group groups columns menue elemente eintrage enlaces elementos principal haupt hauptmenu メニュー',
  footer: 'footer legal bottom fusszeile fuss pie pied fuss rodape',
  target: 'target page link destination ziel seite pagina destino cible reference url',
  style:
    'color colour colors farbe theme style styles layout alignment align position size variant variation palette columns spacing padding margin width height css class classname classnames tailwind ratio orientation background overlay font design appearance template breakpoint rounded fullwidth order sort weight sorting reihenfolge orden ordre zindex opacity animation mode farbschema couleur focal focalpoint estilo ausrichtung',
  flag: 'show hide hidden enable enabled disable disabled active visible is has allow use toggle featured sticky reverse open fill flip invert display',
  technical:
    'id ids uuid guid tracking gtm ga analytics script scripts parameters params utm config json metadata canonical robots embedcode selector hash token internalid ninetailed datalayer nofollow noindex',
  caption:
    'caption credit credits bildunterschrift alt alternative alternativtext copyright source quelle legende pie leyenda didascalia attribution キャプション',
  contact: 'email mail phone tel telephone mobile fax twitter facebook instagram linkedin github youtube tiktok pinterest twitch website url handle username',
  language: 'language sprache lang locale idioma langue lingua taal filename format',
  button: 'cta button action btn knopf boton bouton botao link url href website anchor placeholder',
} as const

export type FieldMeaning = keyof typeof FIELD_WORDS
