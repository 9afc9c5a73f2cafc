/** Second parts of compounds: `blogpost`, `Titelbild`, `metatitle`. */
const ENDS =
  /^(\p{L}{3,}?)(post|page|image|title|name|titel|bild|datum|beschreibung|inhalt|seite|artikel|link|menue?|navigation|baustein|block|modul|element|eintrag|liste|text|description|position)$/u
/** Words that look like compounds but are not. */
const WHOLE = new Set([
  'permalink',
  'homepage',
  'subtitle',
  'untertitel',
  'kurzbeschreibung',
  'startseite',
  'surname',
  'lastname',
  'firstname',
  'username',
  'nickname',
  'vorname',
  'nachname',
  'familienname',
  'codename',
  'filename',
  'hostname',
  'context',
  'fliesstext',
  'kurztext',
  'introtext',
  'alternativtext',
  'navlink',
  'sitemap',
  'baustein',
])
/** A long word of letters and digits, such as an id that Contentful generated. */
const LONG = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d]{15,}$/
/** Mean length of the words of a generated id. Words of a language are longer. */
const MADE_UP = 3.5

/** Returns whether Contentful generated an id, which has no meaning: `2PqfXUJwE8qSYKuM0U6w8M`, but not `highlightParagraph1`. */
function isMadeUp(name: string): boolean {
  if (!LONG.test(name)) return false
  const words = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? []
  return words.join('').length / words.length < MADE_UP
}

/**
 * Splits a name into lower-case words without accents: `nt_mergeTagID`, `hero-image`, `Título (SEO)`. Digits are separate words. Generated
 * ids have no words.
 *
 * @example
 * wordsOf('hero-image') // ['hero', 'image']
 */
export function wordsOf(name: string): readonly string[] {
  if (isMadeUp(name)) return []
  const plain = withoutAccents(name)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/(\p{Lu}{2,})s\b/gu, '$1')
  const words = plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []
  return joined(words.map((word) => word.toLowerCase()).flatMap(parts))
}

/** Returns a text without the marks above and below its letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** `sub heading` is one word. */
function joined(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => (words[at - 1] === 'sub' ? [`sub${word}`] : word === 'sub' && at + 1 < words.length ? [] : [word]))
}

function parts(word: string): readonly string[] {
  const found = WHOLE.has(word) ? null : ENDS.exec(word)
  return found ? [found[1] ?? '', found[2] ?? ''] : [word]
}

/** Returns the words that do not occur in another name, or all words if only digits would remain. */
export function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = words.filter((word) => !others.includes(word))
  return left.some((word) => !/^\d+$/.test(word)) ? left : words
}

/**
 * Returns the forms of a word to look up: unchanged, without a plural s, and with umlauts written without e.
 *
 * @example
 * formsOf('pages') // ['pages', 'page', 'pages', 'page']
 */
export function formsOf(word: string): readonly string[] {
  const one = word.length > 3 ? word.replace(/s$/, '') : word
  return [word, one, word.replace(/ies$/, 'y'), one.replaceAll(/(?<=[aou])e/g, '')]
}
