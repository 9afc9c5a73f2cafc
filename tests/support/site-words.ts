import type { SiteWords } from '../../src/content/view/site-words.ts'
import { readSpace } from './spaces/space.ts'

const { fields } = readSpace().entry('settings')

/** Returns a text of the site in the fixtures' space. Throws if the editors have left it empty. */
export function siteWord(word: keyof SiteWords, locale: string): string {
  const said = fields[word]?.[locale]
  if (typeof said !== 'string') throw new Error(`The settings have no ${word} in ${locale}.`)
  return said
}
