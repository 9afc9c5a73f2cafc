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

/**
 * Maximum time that a search waits for the first index, well below the time limit of a page. The shorter limit is for suggestions on not-found
 * pages.
 */
const FIRST_INDEX_MS = 1500
const PATIENCE_MS = 400

/**
 * Searches the pages of a language. All searches use this function, so that each is counted once. Throws a `SearchRefusedError` if the visitor
 * searches too often, a `SearchBusyError` if the queue is full, and an `Error` if there is no index.
 */
export async function searchSite(locale: Locale, question: Question): Promise<Findings> {
  await countSearch()
  const findings = await asked((index) => index.thread.ask({ name: 'search', locale, question }))
  const isMissed = findings.total === 0 || findings.isLoose
  if (isMissed && (await indexAtHand()) && question.skip === 0 && question.type === undefined && question.topic === undefined) countMiss(locale, question.words)
  return findings
}

/** Suggests pages of a language for an unfinished query, most likely first. Throws like `searchSite`. */
export async function suggestPages(locale: Locale, beginning: Beginning): Promise<SuggestedCard[]> {
  await countSearch()
  return beginning.words === '' ? [] : asked((index) => index.thread.ask({ name: 'suggest', locale, beginning }))
}

/** Queries the index. Tries once more if the index has become unusable and is being rebuilt. */
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

/** Returns the number of results in the other languages of the site. */
export async function searchElsewhere(locale: Locale, words: string): Promise<(readonly [locale: string, total: number])[]> {
  return (await siteIndex()).thread.ask({ name: 'elsewhere', locale, words })
}

/**
 * Returns the pages of a language that best match some words, such as those of an unknown URL, best first. Returns `undefined` if there is no
 * index yet or the query takes too long. Never throws.
 */
export async function nearestPages(locale: Locale, words: string, limit: number): Promise<Card[] | undefined> {
  const nearest = async () => {
    const index = await indexAtHand()
    return index?.thread.ask({ name: 'suggest', locale, beginning: { words, isTyping: false, limit } })
  }
  return Promise.race([nearest().catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })])
}
