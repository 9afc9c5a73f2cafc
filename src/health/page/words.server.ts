import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { Severity, Topic } from '../kinds.ts'
import type { HealthWords } from './page.ts'
import type { StatusWords } from '../publishing/publish-status.ts'

/** What the page says in a language. */
export function wordsOf(locale: Locale): HealthWords {
  const inLocale = { locale }
  return {
    title: m.health_title({}, inLocale),
    intro: m.health_intro({}, inLocale),
    severity: m.health_severity({}, inLocale),
    topic: m.health_topic({}, inLocale),
    where: m.health_where({}, inLocale),
    finding: m.health_finding({}, inLocale),
    edit: m.health_edit({}, inLocale),
    filter: m.health_filter({}, inLocale),
    none: m.health_none({}, inLocale),
    pending: m.health_pending({}, inLocale),
    reload: m.health_reload({}, inLocale),
    pages: m.pagination({}, inLocale),
  }
}

/** What a finding of each severity is called. */
export function severityWord(locale: Locale): Readonly<Record<Severity, string>> {
  return { error: m.health_error({}, { locale }), warning: m.health_warning({}, { locale }), notice: m.health_notice({}, { locale }) }
}

/** What the findings of each severity are called. */
export function severityWords(locale: Locale): Readonly<Record<Severity, string>> {
  return { error: m.health_errors({}, { locale }), warning: m.health_warnings({}, { locale }), notice: m.health_notices({}, { locale }) }
}

/** What is said of the last changes. */
export function statusWords(locale: Locale): StatusWords {
  const inLocale = { locale }
  return {
    title: m.health_changes({}, inLocale),
    where: m.health_where({}, inLocale),
    published: m.health_published({}, inLocale),
    live: m.health_live({}, inLocale),
    waiting: m.health_waiting({}, inLocale),
  }
}

/** What findings are about. */
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
