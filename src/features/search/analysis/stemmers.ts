/** Returns the stem of a word. */
export type Stemmer = (word: string) => string

/** Stemmers by language. Czech, Hebrew, Persian and Polish have none: there, words are found by the same form, or with one letter changed. */
const STEMMERS: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  nb: () => import('@orama/stemmers/norwegian'),
  nl: () => import('@orama/stemmers/dutch'),
  nn: () => import('@orama/stemmers/norwegian'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
}

/** Loads the stemmer of a language without its region. Returns `undefined` if there is none. */
export async function stemmerOf(language: string): Promise<Stemmer | undefined> {
  return (await STEMMERS[language]?.())?.stemmer
}

/** The article with attached particles, then conjunctions and prepositions of one letter. */
const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'] as const
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'] as const
const LEAST = 3

/** Removes at most one prefix and one suffix from an Arabic word in the form of `fold`. At least three letters remain. */
export function arabicStem(folded: string): string {
  const prefix = PREFIXES.find((each) => folded.startsWith(each) && folded.length - each.length >= LEAST) ?? ''
  const bare = folded.slice(prefix.length)
  const suffix = SUFFIXES.find((each) => bare.endsWith(each) && bare.length - each.length >= LEAST) ?? ''
  return bare.slice(0, bare.length - suffix.length)
}
