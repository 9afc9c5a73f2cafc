import type { SiteWords } from '../../src/content/view/site-words.ts'
import { readSpace } from './spaces/space.ts'

const { fields } = readSpace().entry('settings')

/** What the editors of the tests' space have the site say; throws where they gave no word. */
export function siteWord(word: keyof SiteWords, locale: string): string {
  const said = fields[word]?.[locale]
  if (typeof said !== 'string') throw new Error(`The settings have no ${word} in ${locale}.`)
  return said
}
