import site from '#config'
import { ADDRESSED, type Addressed } from '#app/config/site.ts'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import type { Content } from '../content.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { translationOf } from './translation.server.ts'

/**
 * Where an entry is in a language.
 *
 * - `here`: at its address, in lists and behind links
 * - `unlisted`: at its address for those who have it, but nothing of the site leads there
 * - `elsewhere`: at the address of the base language, where links and its own address lead
 * - `nowhere`: its address is 404, and nothing leads there
 */
export type Presence = 'here' | 'unlisted' | 'elsewhere' | 'nowhere'

/**
 * Decide where an entry is in a language, by the settings' policy for what is not translated.
 *
 * Routes, lists, links, the language switcher, hreflang and the sitemap all ask here, so that they agree.
 */
export function presenceOf(content: Content, raw: RawEntry, locale: Locale = content.locale): Presence {
  if (!isAddressed(raw.type) || locale === BASE_LOCALE || isHome(content, raw, locale)) return 'here'
  if (translationOf(raw, content.chain(locale)) !== 'fallback') return 'here'
  switch (site.untranslated[raw.type]) {
    case 'show':
      return 'here'
    case 'hide':
      return 'unlisted'
    case 'redirect':
      // Where no address names its language, there is none to send a visitor to.
      return site.localePrefix === 'never' ? 'here' : 'elsewhere'
    case 'missing':
      return 'nowhere'
  }
}

/** Tell whether a list may show an entry. */
export function isListed(content: Content, raw: RawEntry, locale: Locale = content.locale): boolean {
  const presence = presenceOf(content, raw, locale)
  return presence === 'here' || presence === 'elsewhere'
}

function isAddressed(type: string): type is Addressed {
  return ADDRESSED.some((each) => each === type)
}

/** A site has a home page in each of its languages. */
function isHome(content: Content, raw: RawEntry, locale: Locale): boolean {
  return raw.type === 'page' && content.tree.place(raw.id, locale)?.route === 'home'
}
