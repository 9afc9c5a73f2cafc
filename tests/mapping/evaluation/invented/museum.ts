import type { InventedSpace } from './invented.ts'

const LONG =
  'Die Ausstellung zeigt zum ersten Mal alle Blätter der Reise nach Norden. Sie entstanden auf dem Schiff, bei Wind und schlechtem Licht, und wurden danach siebzig Jahre lang nicht mehr gezeigt. Neben den Zeichnungen sind Briefe zu sehen, die erklären, wie es zur Reise kam.'

/** A museum, with a model in German. */
export const museum: InventedSpace = {
  name: 'museum',
  types: {
    seite: 'interneBezeichnung:s titel:s slug:s!@slugEditor einleitung:t bausteine:ee>textBaustein|bildBaustein|zitat|preisliste seo:e>metadaten',
    ausstellung: 'titel:s untertitel:s slug:s!@slugEditor beginn:d ende:d ort:s text:r titelbild:e>bild kuratiertVon:ee>mitarbeitende knopf:e>knopf',
    beitrag: 'titel:s slug:s!@slugEditor datum:d vorspann:t text:r titelbild:e>bild verfasst:e>mitarbeitende',
    mitarbeitende: 'nachname:s vorname:s funktion:s foto:a telefon:s',
    objekt: 'titel:s slug:s!@slugEditor inventarnummer:s datierung:s material:s abbildungen:ee>bild beschreibung:r',
    bild: 'interneBezeichnung:s datei:a alternativtext:s bildnachweis:s bildunterschrift:t',
    knopf: 'beschriftung:s zielseite:e>seite externeAdresse:s stil:s=hell|dunkel',
    textBaustein: 'interneBezeichnung:s ueberschrift:s text:r',
    bildBaustein: 'interneBezeichnung:s bild:e>bild breite:s=halb|ganz',
    zitat: 'zitat:t quelle:s',
    preisliste: 'ueberschrift:s preise:ee>eintrittspreis',
    eintrittspreis: 'bezeichnung:s preis:n hinweis:s',
    hauptmenue: 'interneBezeichnung:s eintraege:ee>menuepunkt',
    menuepunkt: 'beschriftung:s seite:e>seite externeAdresse:s',
    metadaten: 'titel:s beschreibung:t noindex:b',
    einstellungen: 'name:s slogan:s startseite:e>seite hauptmenue:e>hauptmenue logo:a',
  },
  entries: {
    seite: [
      ['Startseite', 'Kunst am Hafen', 'startseite', 'Ein Haus für Bilder vom Meer.', ['@textBaustein-0', '@bildBaustein-0', '@zitat-0'], '@metadaten-0'],
      ['Besuch', 'Ihr Besuch', 'besuch', 'Alles, was Sie vorher wissen möchten.', ['@textBaustein-1', '@preisliste-0'], '@metadaten-1'],
    ],
    ausstellung: [
      [
        'Nach Norden',
        'Zeichnungen einer Reise',
        'nach-norden',
        '2026-03-01',
        '2026-08-30',
        'Großer Saal',
        `¶${LONG}`,
        '@bild-0',
        ['@mitarbeitende-0'],
        '@knopf-0',
      ],
      ['Stille Häfen', 'Fotografie', 'stille-haefen', '2026-05-01', '2026-10-01', 'Kabinett', `¶${LONG}`, '@bild-1', ['@mitarbeitende-1'], '@knopf-0'],
    ],
    beitrag: [
      ['Ein Fund im Depot', 'ein-fund-im-depot', '2026-01-12', 'Hinter einem Schrank lag eine Mappe.', `¶${LONG} ${LONG}`, '@bild-1', '@mitarbeitende-0'],
      ['Neue Öffnungszeiten', 'neue-oeffnungszeiten', '2026-02-02', 'Ab März auch am Montag.', `¶${LONG}`, '@bild-0', '@mitarbeitende-1'],
    ],
    mitarbeitende: [
      ['Petersen', 'Anke', 'Direktorin', '#anke', '+49 40 000'],
      ['Yılmaz', 'Deniz', 'Kuratorin', '#deniz', '+49 40 001'],
    ],
    objekt: [
      ['Sturm vor Kap Arkona', 'sturm-vor-kap-arkona', 'G 1911-4', '1911', 'Öl auf Leinwand', ['@bild-0'], '¶Das Bild wurde 1911 in Stralsund gemalt.'],
      ['Netze am Strand', 'netze-am-strand', 'G 1924-1', '1924', 'Aquarell', ['@bild-1'], '¶Ein frühes Blatt.'],
    ],
    bild: [
      ['Sturm', '#sturm', 'Wellen vor einer Steilküste', 'Foto: A. Petersen', 'Sturm vor Kap Arkona, 1911'],
      ['Netze', '#netze', 'Netze zum Trocknen', 'Foto: D. Yılmaz', ''],
    ],
    knopf: [
      ['Tickets kaufen', undefined, 'https://tickets.example.org', 'dunkel'],
      ['Ihr Besuch', '@seite-1', '', 'hell'],
    ],
    textBaustein: [
      ['Start Text', 'Willkommen', `¶${LONG}`],
      ['Besuch Text', 'Anfahrt', '¶Mit der Fähre bis zum Anleger, dann hundert Schritte.'],
    ],
    bildBaustein: [['Start Bild', '@bild-0', 'ganz']],
    zitat: [['Man sieht das Meer mit den Ohren zuerst.', 'Ein Besucher, 1953']],
    preisliste: [['Eintritt', ['@eintrittspreis-0', '@eintrittspreis-1']]],
    eintrittspreis: [
      ['Erwachsene', 9, ''],
      ['Kinder', 0, 'bis 12 Jahre'],
    ],
    hauptmenue: [['Menü oben', ['@menuepunkt-0', '@menuepunkt-1']]],
    menuepunkt: [
      ['Besuch', '@seite-1', ''],
      ['Laden', undefined, 'https://laden.example.org'],
    ],
    metadaten: [
      ['Kunst am Hafen', 'Ein Museum für Bilder vom Meer', false],
      ['Besuch', 'Preise und Anfahrt', false],
    ],
    einstellungen: [['Kunst am Hafen', 'Bilder vom Meer', '@seite-0', '@hauptmenue-0', '#logo']],
  },
  means: {
    seite: 'page title=titel slug=slug summary=einleitung sections=bausteine seo=seo',
    ausstellung: 'event title=titel slug=slug date=beginn end=ende venue=ort body=text picture=titelbild summary=untertitel',
    beitrag: 'story title=titel slug=slug summary=vorspann body=text picture=titelbild date=datum people=verfasst',
    mitarbeitende: 'person title=nachname|vorname summary=funktion picture=foto',
    objekt: 'page|story title=titel slug=slug body=beschreibung picture=abbildungen',
    bild: 'picture picture=datei caption=bildunterschrift|bildnachweis|alternativtext',
    knopf: 'link title=beschriftung target=zielseite url=externeAdresse',
    textBaustein: 'section title=ueberschrift body=text',
    bildBaustein: 'section|picture picture=bild title=-',
    zitat: 'section body=zitat title=-',
    preisliste: 'section title=ueberschrift',
    eintrittspreis: 'part|section title=bezeichnung',
    hauptmenue: 'link|menu children=eintraege',
    menuepunkt: 'link title=beschriftung target=seite url=externeAdresse',
    metadaten: 'seo title=titel summary=beschreibung noindex=noindex',
    einstellungen: 'settings title=name summary=slogan home=startseite headerMenu=hauptmenue',
  },
}
