import { environment } from '#app/config/env.server.ts'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import { TRANSLATIONS_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import { inTime } from '../../page/health-page.server.ts'
import type { TranslationReport } from '../report/translation-report.ts'
import { shownTranslations, tagOf } from './shown-translations.server.ts'
import type { TranslationsPage } from './translations-page.ts'
import type { TranslationsSearch } from './translations-search.ts'

/** Returns the page of the translations for editors with a preview of all drafts, or `missing` for all other visitors. */
export async function translationsPage(
  content: Content,
  read: () => Promise<TranslationReport>,
  search: TranslationsSearch,
): Promise<Lookup<TranslationsPage>> {
  const { locale, preview } = content
  if (preview?.scope !== 'all') return { kind: 'missing' }
  const inLocale = { locale }
  const title = m.health_translations({}, inLocale)
  const here = pathOf(locale, TRANSLATIONS_PLACE)
  const report = await inTime(read())
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  const page: TranslationsPage = {
    locale,
    here,
    current: query.size > 0 ? `${here}?${query}` : here,
    sourceLang: tagOf(report?.source ?? ''),
    words: {
      title,
      intro: m.translations_intro({}, inLocale),
      edit: m.health_edit({}, inLocale),
      dismiss: m.translations_dismiss({}, inLocale),
      compare: m.translations_compare({}, inLocale),
      filters: m.search_filter({}, inLocale),
      filter: m.health_filter({}, inLocale),
      none: m.translations_none({}, inLocale),
      pending: m.health_pending({}, inLocale),
      reload: m.health_reload({}, inLocale),
      pages: m.pagination({}, inLocale),
    },
    report: report && shownTranslations(locale, report, search, environment().CONTENTFUL_HOST),
    meta: listingMeta(content, { title, placeIn: () => TRANSLATIONS_PLACE, noindex: true }),
    breadcrumb: breadcrumb(content, { text: title }),
  }
  return { kind: 'page', page }
}
