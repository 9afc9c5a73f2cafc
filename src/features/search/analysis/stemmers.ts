/** Returns the stem of a word. */
export type Stemmer = (word: string) => string

/** Snowball stemmers by language. */
const SNOWBALL: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
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
}

/** Loads the stemmer of a language without its region. Returns `undefined` if there is none. */
export async function stemmerOf(language: string): Promise<Stemmer | undefined> {
  return (await SNOWBALL[language]?.())?.stemmer
}
