import type { InventedSpace } from './invented.ts'

const T =
  'De roeiers trainen op dinsdag en donderdag, ook als het regent. Wie voor het eerst komt, stapt in een boot met twee ervaren leden en krijgt droge sokken te leen. In november gaan de boten het water uit en begint het seizoen in de zaal.'

/** A club, with a small model in Dutch and English by volunteers: dates as texts, categories without an address, and a message of the day. */
export const sportclub: InventedSpace = {
  name: 'sportclub',
  types: {
    'homePagina/Home pagina': 'titel:s welkomsttekst:r headerAfbeelding:a mededeling:e>mededeling uitgelicht:ee>nieuws|evenement',
    'mededeling/Mededeling': 'tekst:s tonen:b linkTekst:s linkUrl:s',
    'nieuws/Nieuws': 'titel:s slug:s! datum:d blurb:t inhoud:r afbeelding:a categorie:e>categorie bijlagen:aa toonAfbeelding:b',
    'categorie/Categorie': 'naam:s',
    'evenement/Evenement': 'naam:s beginDatum:s eindDatum:s locatie:s omschrijving:t aanmeldLink:s',
    'bestuursLid/Bestuurslid': 'naam:s functie:s email:s pasfoto:a',
    'commissie/Commissie': 'naam:s slug:s! omschrijving:r leden:ee>bestuursLid',
    'boot/Boot': 'naam:s bootType:s=skiff|twee|vier bouwjaar:i gewicht:s foto:a',
    'trainingstijd/Trainingstijd': 'dag:s tijd:s groep:s trainer:s',
    'pagina/Pagina': 'titel:s slug:s! inhoud:r ouderPagina:e>pagina inMenu:b volgorde:i',
    'sponsor/Sponsor': 'naam:s websiteUrl:s logo:a',
    'lidmaatschap/Lidmaatschap': 'soort:s bedrag:s toelichting:t',
    'fotoalbum/Fotoalbum': 'titel:s datum:d fotos:aa',
    'document/Document': 'titel:s bestand:a jaar:i',
    'contactgegevens/Contactgegevens': 'verenigingsnaam:s adres:t telefoon:s email:s kvkNummer:s facebook:s',
  },
  entries: {
    homePagina: [['Roeivereniging De Dolboord', `¶${T}`, '#botenhuis', '@mededeling-0', ['@nieuws-0', '@evenement-0']]],
    mededeling: [['Het botenhuis is zondag dicht.', true, 'Lees meer', '/nieuws/botenhuis-dicht']],
    nieuws: [
      ['Botenhuis zondag dicht', 'botenhuis-dicht', '2026-11-12', 'De vloer wordt gelakt.', `¶${T}`, '#vloer', '@categorie-0', [], true],
      ['Zilver in Amsterdam', 'zilver-in-amsterdam', '2026-10-03', 'De vier zonder stuurman.', `¶${T} ${T}`, '#zilver', '@categorie-1', ['#uitslag'], true],
      ['Nieuwe skiff', 'nieuwe-skiff', '2026-08-21', 'Gedoopt met karnemelk.', `¶${T}`, '#skiff', '@categorie-0', [], false],
    ],
    categorie: [['Vereniging'], ['Wedstrijd'], ['Jeugd']],
    evenement: [
      ['Nieuwjaarstocht', '03/01/27', '03/01/27', 'Vlot 1', 'Daarna snert.', 'https://aanmelden.example/tocht'],
      ['Ledenvergadering', '18/02/27', '', 'Kantine', 'Met begroting.', ''],
      ['Open dag', '10/04/27', '10/04/27', 'Botenhuis', 'Droge sokken liggen klaar.', 'https://aanmelden.example/open'],
    ],
    bestuursLid: [
      ['Anneke de Wit', 'Voorzitter', 'voorzitter@dolboord.example', '#anneke'],
      ['Joris Bakker', 'Penningmeester', 'geld@dolboord.example', '#joris'],
      ['Fatima El Amrani', 'Materiaal', 'boten@dolboord.example', undefined],
    ],
    commissie: [
      ['Jeugdcommissie', 'jeugdcommissie', `¶${T}`, ['@bestuursLid-0']],
      ['Botencommissie', 'botencommissie', `¶${T}`, ['@bestuursLid-2', '@bestuursLid-1']],
    ],
    boot: [
      ['Waterhoen', 'skiff', 2019, '70-85 kg', '#waterhoen'],
      ['Aalscholver', 'vier', 2008, '85-95 kg', '#aalscholver'],
      ['IJsvogel', 'twee', 2024, '60-75 kg', undefined],
    ],
    trainingstijd: [
      ['Dinsdag', '19:00 – 20:30', 'Senioren', 'Joris'],
      ['Donderdag', '18:00 – 19:30', 'Jeugd', 'Anneke'],
    ],
    pagina: [
      ['Over ons', 'over-ons', `¶${T}`, undefined, true, 1],
      ['Geschiedenis', 'geschiedenis', `¶${T} ${T}`, '@pagina-0', false, 2],
      ['Privacyverklaring', 'privacy', `¶${T}`, undefined, false, 9],
    ],
    sponsor: [
      ['Bakkerij Smit', 'https://smit.example', '#smit'],
      ['Jachthaven Noord', 'https://noord.example', '#noord'],
    ],
    lidmaatschap: [
      ['Jeugd', '€ 120 per jaar', 'Tot en met 17 jaar.'],
      ['Senior', '€ 240 per jaar', 'Inclusief sleutel van het botenhuis.'],
    ],
    fotoalbum: [
      ['Open dag 2026', '2026-04-11', ['#o1', '#o2', '#o3']],
      ['Nieuwjaarstocht 2026', '2026-01-04', ['#n1', '#n2']],
    ],
    document: [
      ['Statuten', '#statuten', 2012],
      ['Huishoudelijk reglement', '#reglement', 2021],
    ],
    contactgegevens: [
      ['Roeivereniging De Dolboord', 'Kade 7, 8011 Zwolle', '+31 38 000 0001', 'info@dolboord.example', '05012345', 'https://facebook.example/dolboord'],
    ],
  },
  means: {
    homePagina: 'page|section title=titel body=welkomsttekst|- picture=headerAfbeelding|-',
    mededeling: 'part|section|link title|body|summary=tekst',
    nieuws: 'story title=titel slug=slug date=datum summary=blurb body=inhoud picture=afbeelding',
    categorie: 'topic|part title=naam',
    evenement: 'event|part|section title=naam',
    bestuursLid: 'person title=naam summary=functie picture=pasfoto',
    commissie: 'page|story title=naam slug=slug',
    boot: 'part|section|page title=naam picture=foto',
    trainingstijd: 'part|section title=dag|groep',
    pagina: 'page title=titel slug=slug parent=ouderPagina',
    sponsor: 'part|section|link|picture title|caption=naam picture=logo|-',
    lidmaatschap: 'part|section title=soort',
    fotoalbum: 'part|section|page|story title=titel',
    document: 'part|section|link|page title=titel',
    contactgegevens: 'settings|part|section title=verenigingsnaam',
  },
}
