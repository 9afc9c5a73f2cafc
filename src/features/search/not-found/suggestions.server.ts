import type { Content, Entry } from '#app/content/content.ts'
import type { NotFoundSuggestions, SuggestedLink } from '#app/content/view/no-page.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { nearestPages } from '../search-site.server.ts'
import type { Card } from '../index/card.ts'
import { TokenBuckets } from '../limit/token-buckets.ts'
import { isNear } from './near.ts'

const MAX = 4
/** Number of search results of which only similar ones are suggested. */
const CANDIDATES = 12
/** Rate limit of searches for unknown URLs, for all visitors together. More of them come from vulnerability scanners. */
const buckets = new TokenBuckets(30, 5, 1)
/** Maximum lifetime of a not-found page without suggestions. The index may be ready by then, or less busy. */
const AGAIN_MS = 60_000

/**
 * Returns suggestions for an unknown URL: the same page in other languages, if it is not translated (`entry`), and pages with similar words.
 * Returns `undefined` if there are none. Index errors are ignored.
 */
export async function suggestionsFor(content: Content, path: string, entry?: Entry): Promise<NotFoundSuggestions | undefined> {
  const links = [...(entry ? elsewhere(entry) : []), ...(await nearest(content, path))]
  if (links.length === 0) return undefined
  const label = links.length === 1 ? m.lost_page : m.lost_pages
  return { label: messageText(label({}, { locale: content.locale }), content.locale), links }
}

function elsewhere(entry: Entry): SuggestedLink[] {
  const { content, name } = entry
  return currentSite().tags.flatMap((locale): SuggestedLink[] => {
    const place = entry.placeIn(locale)
    if (locale === content.locale || !place || !name || entry.availabilityIn(locale) !== 'listed') return []
    return [{ title: name, link: { kind: 'place', locale, place }, language: localeInfo(locale).endonym }]
  })
}

async function nearest(content: Content, path: string): Promise<SuggestedLink[]> {
  const words = wordsOfAddress(path)
  if (words === undefined) return []
  const cards = buckets.take('all', performance.now()) ? await nearestPages(content.locale, words, CANDIDATES) : undefined
  if (!cards) content.changesAt(new Date(content.now.getTime() + AGAIN_MS))
  const near = cards?.filter((card) => isNear(words, card)).slice(0, MAX) ?? []
  return near.length > 0 ? stillThere(content, near) : []
}

/** Reads the entries from the content, so that the page depends on them. */
async function stillThere(content: Content, cards: readonly Card[]): Promise<SuggestedLink[]> {
  const { locale } = content
  const keys = cards.map(({ key }) => key).filter((key) => !isList(key))
  const entries = keys.length > 0 ? await content.all({ 'sys.id[in]': keys.join(','), include: 0 }) : []
  return cards.flatMap(({ key, title, place: known }) => {
    const entry = entries.find(({ id }) => id === key)
    const place = isList(key) ? known : entry?.availabilityIn(locale) === 'listed' ? entry.placeIn(locale) : undefined
    return place ? [{ title, link: { kind: 'place' as const, locale, place } }] : []
  })
}

function isList(key: string): boolean {
  return key.startsWith('list:')
}

const MAX_LENGTH = 120
/** Paths of slugs as people type them. Dots, special characters and too many segments indicate a bot. */
const SLUGS = /^\/?[\p{L}\p{M}\p{N}_~' -]+(?:\/[\p{L}\p{M}\p{N}_~' -]+){0,4}$/u
/** Paths that only vulnerability scanners request. */
const PROBES = /^\/?(?:wp|wordpress|admin|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|backup|_\w+)(?:[-/]|$)/i
/** Three letters, or one letter of a script other than Latin. */
const TELLING = /\p{L}{3}|[^\p{Script=Latin}\P{L}]/u

/** Returns the words of the last segment of a path without its language, or `undefined` if the path was probably requested by a bot. */
function wordsOfAddress(path: string): string | undefined {
  if (path.length > MAX_LENGTH || !SLUGS.test(path) || PROBES.test(path)) return undefined
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const words = last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return TELLING.test(words) ? words : undefined
}
