import { allSites, currentSite, hasSeveralSites, inSite } from '#app/config/current-site.server.ts'
import { isSameSite } from '#app/config/sites.ts'
import type { addressOfEntry } from '#app/content/links/address-of-entry.server.ts'
import { isLocale, localeOfCode, type Locale } from '#app/i18n/locales.ts'

/**
 * Returns the origin that shows the preview of an entry in a language, if it is not that of the current site. Without an entry, this is the
 * origin of the language. Prefers the current site on any of its hosts.
 *
 * `find` returns the address of an entry on the current site.
 */
export async function originOfPreview(
  code: string | null | undefined,
  entry: string | undefined,
  find: (locale: Locale, entry: string) => ReturnType<typeof addressOfEntry>,
): Promise<string | undefined> {
  if (!hasSeveralSites()) return undefined
  const here = currentSite()
  const locale = code && isLocale(code) ? code : (localeOfCode(code ?? '') ?? here.baseLocale)
  const speaking = allSites()
    .filter(({ tags, elsewhere }) => tags.includes(locale) && !elsewhere.has(locale))
    .toSorted((one, other) => Number(isSameSite(other, here)) - Number(isSameSite(one, here)))
  let site = speaking[0]
  if (entry !== undefined) {
    const found = []
    for (const each of speaking) found.push({ each, address: await inSite(each, () => find(locale, entry)) })
    // An entry that is no page belongs to all sites. It may be part of a page on one of them only.
    const shown = found.find(({ address }) => typeof address === 'object' && address.entry !== undefined) ?? found.find(({ address }) => address !== 'unknown')
    if (shown) site = shown.each
  }
  return site === undefined || site === here ? undefined : site.origin
}
