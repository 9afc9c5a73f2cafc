import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { Severity, Topic } from '../../kinds.ts'
import type { HealthWords } from '../page.ts'
import type { StatusWords } from '../../publishing/PublishStatus.tsx'

/** Returns the labels and texts of the page. */
export function wordsOf(locale: Locale): HealthWords {
  const inLocale = { locale }
  return {
    title: m.health_title({}, inLocale),
    intro: m.health_intro({}, inLocale),
    edit: m.health_edit({}, inLocale),
    filters: m.search_filter({}, inLocale),
    filter: m.health_filter({}, inLocale),
    none: m.health_none({}, inLocale),
    pending: m.health_pending({}, inLocale),
    reload: m.health_reload({}, inLocale),
    pages: m.pagination({}, inLocale),
    translations: m.health_translations({}, inLocale),
  }
}

/** Returns the names of the severities, in the plural. */
export function severityWords(locale: Locale): Readonly<Record<Severity, string>> {
  return {
    error: m.health_errors({}, { locale }),
    warning: m.health_warnings({}, { locale }),
    notice: m.health_notices({}, { locale }),
  }
}

/** Returns the labels of the last changes. */
export function statusWords(locale: Locale): StatusWords {
  const inLocale = { locale }
  return {
    title: m.health_changes({}, inLocale),
    published: m.health_published({}, inLocale),
    live: m.health_live({}, inLocale),
    waiting: m.health_waiting({}, inLocale),
  }
}

/** Returns the names of the topics. */
export function topicWords(locale: Locale): Readonly<Record<Topic, string>> {
  const inLocale = { locale }
  return {
    links: m.health_links({}, inLocale),
    addresses: m.health_addresses({}, inLocale),
    redirects: m.health_redirects({}, inLocale),
    model: m.health_model({}, inLocale),
    types: m.health_types({}, inLocale),
    pictures: m.health_pictures({}, inLocale),
    alternatives: m.health_alternatives({}, inLocale),
    languages: m.health_translations({}, inLocale),
    unused: m.health_unused({}, inLocale),
  }
}
