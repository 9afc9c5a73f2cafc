import { scriptOf } from '../../src/i18n/direction.ts'

/**
 * Returns the name of a language (BCP 47 tag) in that language, for a list of languages: `Deutsch`, `繁體中文`, `Português (Brasil)`.
 *
 * The region is included if `isOnly` is false: the site has other locales of the same language. `given` is the name of the locale in
 * the space, and is returned if `Intl` has no name.
 */
export function endonymOf(tag: string, isOnly: boolean, given: string): string {
  const { language, script, baseName } = new Intl.Locale(tag)
  if (language === 'und' || tag.includes('-x-')) return given
  const own = scriptOf(tag)
  const short = script !== undefined || own !== scriptOf(language) ? `${language}-${own}` : language
  const name = (isOnly && new Intl.DisplayNames(tag, { type: 'language' }).of(short)) || longName(tag, baseName)
  // `Intl` returns the tag itself if it has no name for it.
  return name === undefined || name === short || name === baseName ? given : capitalized(name, tag)
}

function longName(tag: string, baseName: string): string | undefined {
  return new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(baseName)
}

/** Capitalizes a name as at the beginning of a line. Georgian sentences do not begin with a capital, and isiZulu capitalizes after a prefix. */
function capitalized(name: string, tag: string): string {
  const [first = '', ...rest] = name
  const [word = ''] = name.split(' ')
  if (scriptOf(tag) === 'Geor' || word !== word.toLocaleLowerCase(tag)) return name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
