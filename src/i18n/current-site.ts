import { createIsomorphicFn } from '@tanstack/react-start'
import settings from '#config'
import { allSites, currentSite as onServer } from '#app/config/current-site.server.ts'
import { currentTheme } from '#app/config/current-theme.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { BrowserSite } from '#app/config/sites.ts'
import { documentSite } from './document-site.ts'
import { isVariant, standardOf, type Locale, type LocaleInfo } from './locales.ts'

let ofDocument: BrowserSite<LocaleInfo> | undefined

/** Returns the site of the current request, or of the document in the browser. */
export const currentSite = createIsomorphicFn()
  .server((): BrowserSite<LocaleInfo> => onServer())
  .client((): BrowserSite<LocaleInfo> => (ofDocument ??= documentSite()))

/** Returns the attributes of the document that name its site to the browser. Origins of several sites are repeated only if the start replaced them. */
export const siteAttributes = createIsomorphicFn()
  .server((): Readonly<Record<`data-${string}`, string>> => {
    const site = onServer()
    if (!settings.sites) return { 'data-origin': site.origin }
    const { SITE_ORIGIN } = environment()
    const theme = currentTheme()
    return {
      'data-origin': site.origin,
      'data-site': String(allSites().indexOf(site)),
      ...(SITE_ORIGIN !== undefined && { 'data-origins': SITE_ORIGIN }),
      ...(theme !== undefined && { 'data-theme': theme }),
    }
  })
  .client(() => ({ 'data-origin': currentSite().origin }))

/** Returns whether a text is the tag of a language of the current site. */
export function isSiteLocale(text: string): text is Locale {
  return currentSite().tags.some((tag) => tag === text)
}

/** Returns the languages of the current site without their variants. */
export function siteLanguages(): readonly Locale[] {
  return currentSite().tags.filter((tag) => !isVariant(tag))
}

/** Returns a language of the current site and its variants, the language first. Returns an empty list if it has none. */
export function withVariants(locale: Locale): readonly Locale[] {
  const standard = standardOf(locale)
  const variants = currentSite().tags.filter((tag) => isVariant(tag) && standardOf(tag) === standard)
  return variants.length > 0 ? [standard, ...variants] : []
}

/** Returns whether visitors of the current site can choose a language. */
export function hasLanguages(): boolean {
  return siteLanguages().length > 1
}

/** Maximum languages in compact lists. More languages get a separate list. */
const FEW = 12

/** Returns whether the current site has too many languages for compact lists. */
export function hasManyLanguages(): boolean {
  return siteLanguages().length > FEW
}
