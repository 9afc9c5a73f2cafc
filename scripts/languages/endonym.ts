import { scriptOf } from '../../src/i18n/direction.ts'

/**
 * Name a language (BCP 47 tag) in itself, as it stands in a list of languages: `Deutsch`, `繁體中文`, `Português (Brasil)`.
 *
 * The region is named where `isOnly` is false: the site has others of the same language. `given` is its name in the space, for
 * those that no language is known by.
 */
export function endonymOf(tag: string, isOnly: boolean, given: string): string {
  const { language, script, baseName } = new Intl.Locale(tag)
  if (language === 'und' || tag.includes('-x-')) return given
  const own = scriptOf(tag)
  const short = script !== undefined || own !== scriptOf(language) ? `${language}-${own}` : language
  const name = (isOnly && new Intl.DisplayNames(tag, { type: 'language' }).of(short)) || longName(tag, baseName)
  // Where no name is known it is the tag again.
  return name === undefined || name === short || name === baseName ? given : capitalized(name, tag)
}

function longName(tag: string, baseName: string): string | undefined {
  return new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(baseName)
}

/** As at the beginning of a line. Georgian has capitals, but no sentence begins with one; isiZulu has its own. */
function capitalized(name: string, tag: string): string {
  const [first = '', ...rest] = name
  const [word = ''] = name.split(' ')
  if (scriptOf(tag) === 'Geor' || word !== word.toLocaleLowerCase(tag)) return name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
