import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '#app/i18n/locales.ts'
import type { Card } from './index/card.ts'
import type { Findings, Question } from './index/search.ts'
import type { Beginning, SuggestedCard } from './index/suggest.ts'
import { countSearch } from './limit/search-limit.server.ts'
import { countMiss } from './misses/misses.server.ts'
import type { SiteIndex } from './running/site-index.server.ts'
import { IndexLostError } from './running/index-loss.ts'
import { indexAtHand, siteIndex } from './running/running-index.server.ts'

/** So long a visitor waits for an index that is made for the first time, well below what a page may take; and no longer for pages that nobody asked for. */
const FIRST_INDEX_MS = 1500
const PATIENCE_MS = 400

/**
 * Searches the pages of a language. Every way to search comes here, so that each search is counted once. Throws a
 * `SearchRefusedError` if the visitor searches too often, a `SearchBusyError` if all do, and an `Error` if there is no index.
 */
export async function searchSite(locale: Locale, question: Question): Promise<Findings> {
  countSearch()
  const findings = await asked((index) => index.thread.ask({ name: 'search', locale, question }))
  const isMissed = findings.total === 0 || findings.isLoose
  if (isMissed && (await indexAtHand()) && question.skip === 0 && question.type === undefined && question.topic === undefined) countMiss(locale, question.words)
  return findings
}

/** Suggest pages of a language by words that may go on, the likeliest first. Throws as `searchSite` does. */
export async function suggestPages(locale: Locale, beginning: Beginning): Promise<SuggestedCard[]> {
  countSearch()
  return beginning.words === '' ? [] : asked((index) => index.thread.ask({ name: 'suggest', locale, beginning }))
}

/** Asks the index, and once more if it was lost and is being built again. */
async function asked<T>(ask: (index: SiteIndex) => Promise<T>): Promise<T> {
  try {
    return await ask(await indexInUse())
  } catch (error) {
    if (!(error instanceof IndexLostError)) throw error
    return ask(await indexInUse())
  }
}

async function indexInUse(): Promise<SiteIndex> {
  const index = await siteIndex()
  index.check()
  if (!index.isReady) await Promise.race([index.ready, sleep(FIRST_INDEX_MS, undefined, { ref: false })])
  return index
}

/** Count what the other languages of the site hold of some words. */
export async function searchElsewhere(locale: Locale, words: string): Promise<(readonly [locale: string, total: number])[]> {
  return (await siteIndex()).thread.ask({ name: 'elsewhere', locale, words })
}

/**
 * Name the pages of a language that are nearest to some words, such as those of an address that leads nowhere, the nearest
 * first; `undefined` where there is no index yet, or no answer in time. Never throws.
 */
export async function nearestPages(locale: Locale, words: string, limit: number): Promise<Card[] | undefined> {
  const nearest = async () => {
    const index = await indexAtHand()
    return index?.thread.ask({ name: 'suggest', locale, beginning: { words, isTyping: false, limit } })
  }
  return Promise.race([nearest().catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })])
}
