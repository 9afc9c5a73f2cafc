import { isLocale, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { rememberedLocale } from '#app/i18n/locale-cookie.ts'

/** Find the language a visitor would rather read, in the browser: the one they chose before, else the first of the browser's that the site has. */
export function wishedLocale(cookies: string, languages: readonly string[]): Locale | undefined {
  return rememberedLocale(cookies) ?? languages.map(lookUp).find((locale) => locale !== undefined)
}

/** Look a tag up as RFC 4647 says: cut it from its end until the site has it. */
function lookUp(tag: string): Locale | undefined {
  for (let range = tag.toLowerCase(); range !== ''; range = range.replace(/(?:-[a-z0-9])?-?[^-]*$/, '')) {
    const found = LOCALES.find((locale) => locale.toLowerCase() === range)
    if (found && isLocale(found)) return found
  }
  return undefined
}
