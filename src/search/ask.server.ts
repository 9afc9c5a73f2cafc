import { setTimeout as sleep } from 'node:timers/promises'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MarkedText } from './index/hits/marked-text.ts'
import type { Findings, Question } from './index/search.ts'
import { siteIndex } from './running/running-index.server.ts'

/** So long a visitor waits for an index that is made for the first time, and no longer for pages that are only suggested. */
const FIRST_INDEX_MS = 4000
const PATIENCE_MS = 400

/** Search the pages of a language. Throws a `SearchBusyError` where too many ask, and an `Error` where there is no index. */
export async function searchSite(locale: Locale, question: Question, patienceMs = FIRST_INDEX_MS): Promise<Findings> {
  const index = await siteIndex()
  index.check()
  if (!index.isReady) await Promise.race([index.ready, sleep(patienceMs, undefined, { ref: false })])
  return index.thread.ask({ name: 'search', locale, question })
}

/** Count what the other languages of the site hold of some words. */
export async function searchElsewhere(locale: Locale, words: string): Promise<(readonly [locale: string, total: number])[]> {
  return (await siteIndex()).thread.ask({ name: 'elsewhere', locale, words })
}

/** A page that may have been meant. */
export interface NearestPage {
  readonly title: Phrase
  readonly link: LinkTarget
}

/**
 * Name the pages of a language that are nearest to some words, such as those of an address that leads nowhere, the nearest
 * first; none where there is nothing like them, or no index in time. Never throws.
 */
export async function nearestPages(locale: Locale, words: string, limit = 5): Promise<NearestPage[]> {
  // The last part of an address says most.
  const last = words.split('/').findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? ''
  const question = { words: last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '), skip: 0, limit }
  const found = searchSite(locale, question, PATIENCE_MS).catch(() => undefined)
  const findings = await Promise.race([found, sleep(PATIENCE_MS, undefined, { ref: false })])
  return (findings?.hits ?? []).map(({ title, place }) => ({ title: phraseOf(title), link: { kind: 'place', locale, place } }))
}

/** Give the words of a marked text. */
export function phraseOf({ pieces, locale }: MarkedText): Phrase {
  return { text: pieces.map(({ text }) => text).join(''), ...(locale === undefined ? {} : { locale }) }
}
