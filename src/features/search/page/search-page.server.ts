import { z } from 'zod'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { SearchPlace } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { isLocale, localeInfo } from '#app/i18n/locales.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { searchElsewhere, searchSite } from '../search-site.server.ts'
import type { Findings } from '../index/search.ts'
import { SearchRefusedError } from '../limit/search-limit.server.ts'
import { SearchBusyError } from '../running/search-thread.server.ts'
import { foundPage, kindOf } from './found/found-page.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FilterGroup, FilterOption } from '#app/pages/listing/list-filter.ts'
import type { SearchPage } from './page.ts'

const HITS_PER_PAGE = 10
/** Last result page. Beyond it, users refine the query. */
const MAX_PAGES = 30
const RETRY_SECONDS = 5

/** Query and filters in the URL. */
export type SearchOptions = Omit<SearchPlace, 'route'>

/** Maximum length of the query. The index reads less. */
const MAX_LENGTH = 300
const text = z
  .string()
  .transform((given) => given.trim().slice(0, MAX_LENGTH))
  .refine((given) => given !== '')
  .optional()
  .catch(undefined)
const query = z.object({ q: text, type: text, topic: text, page: z.coerce.number().int().min(1).optional().catch(undefined) })

/** Reads the query of a URL. Ignores invalid values. */
export function optionsOf(given: unknown): SearchOptions {
  return query.safeParse(given).data ?? {}
}

/** Returns the page of the search. A page number beyond the last is missing. */
export async function searchPage(content: Content, { q: words = '', type, topic: slug, page: number = 1 }: SearchOptions): Promise<Lookup<SearchPage>> {
  const { locale } = content
  const topic = slug === undefined ? undefined : topicNamed(content, slug)
  const findings = words === '' ? undefined : await found(content, { words, type, topic: topic?.id, number })
  const isBusy = findings === 'busy'
  const results = isBusy || findings === undefined ? undefined : findings
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(((results?.total ?? 0) + (results?.some ?? 0)) / HITS_PER_PAGE)))
  if (number > pages) return { kind: 'missing' }
  const isThin = results !== undefined && (results.total === 0 || results.isLoose || results.corrected !== undefined)
  const { number: written } = formats(locale)
  const elsewhere = isThin ? await searchElsewhere(locale, words) : []
  const title = words === '' ? m.search_title({}, { locale }) : m.search_results({ words }, { locale })
  const place: SearchPlace = { route: 'search', ...(words === '' ? {} : { q: words }) }
  const state = isBusy ? 'busy' : results === undefined ? 'asked' : results.total === 0 && !type && !topic ? 'none' : 'found'
  const page: SearchPage = {
    locale,
    texts: {
      label: m.search_label({}, { locale }),
      filter: m.search_filter({}, { locale }),
      topics: m.topics_title({}, { locale }),
      elsewhere: m.search_elsewhere({}, { locale }),
      some: m.search_some({}, { locale }),
      notes: notesOn(content, state, words, results),
    },
    words,
    state,
    isLoose: results?.isLoose === true,
    hits: (results?.hits ?? []).map((hit) => foundPage(content, hit)),
    filters: results && state === 'found' ? filtersOf(content, results, { place, type, topic }) : [],
    topics: state === 'found' ? [] : topicsWithPage(content).map((each) => ({ title: each.title, target: each.target })),
    elsewhere: elsewhere.flatMap(([other, count]) =>
      isLocale(other) ? [{ locale: other, name: localeInfo(other).endonym, link: { kind: 'place', locale: other, place }, count: written(count) }] : [],
    ),
    page: number,
    pages,
    ...(type === undefined ? {} : { type }),
    ...(slug === undefined ? {} : { topic: slug }),
    meta: listingMeta(content, { title, placeIn: () => place, noindex: true, isWordedByVisitors: true }),
    breadcrumb: breadcrumb(content, messageText(m.search_title({}, { locale }), locale)),
  }
  return { kind: 'page', page }
}

interface Asked {
  readonly words: string
  readonly type: string | undefined
  readonly topic: string | undefined
  readonly number: number
}

/** Queries the index. Returns `busy` with status 429 or 503 if the search is refused. */
async function found({ locale }: Content, { number, ...question }: Asked): Promise<Findings | 'busy'> {
  try {
    return await searchSite(locale, { ...question, skip: (Math.min(number, MAX_PAGES) - 1) * HITS_PER_PAGE, limit: HITS_PER_PAGE })
  } catch (error) {
    if (error instanceof SearchRefusedError) return refuse(429)
    // The query is not logged, for privacy.
    if (!(error instanceof SearchBusyError)) console.error('[search] The index does not answer.', error)
    return refuse(503)
  }
}

/** Returns the notes on a result. */
function notesOn({ locale }: Content, state: SearchPage['state'], words: string, results: Findings | undefined): string[] {
  if (state === 'busy') return [m.search_busy({}, { locale })]
  if (state === 'none') return [m.search_none({ words }, { locale }), m.search_hint({}, { locale })]
  if (!results) return []
  return [
    ...(results.corrected === undefined ? [] : [m.search_corrected({ words, corrected: results.corrected }, { locale })]),
    ...(results.isLoose ? [m.search_loose({}, { locale })] : []),
    m.search_count({ count: formats(locale).number(results.total) }, { locale }),
  ]
}

function refuse(status: number): 'busy' {
  setResponseStatus(status)
  setResponseHeader('Retry-After', String(RETRY_SECONDS))
  return 'busy'
}

/** Selected filters of a search. */
interface Chosen {
  readonly place: SearchPlace
  readonly type: string | undefined
  readonly topic: Entry | undefined
}

/** Returns the filters by kind of page, most frequent first, and by topic. Omits a filter that would not reduce the results. */
function filtersOf(content: Content, { types, topics }: Findings, { place, type, topic }: Chosen): FilterGroup[] {
  const { locale } = content
  const { number: written } = formats(locale)
  const words = (message: string) => messageText(message, locale)
  const slug = topic && slugOf(topic)
  const option = (title: LocalizedText, active: boolean, change: Pick<SearchPlace, 'type' | 'topic'>, count?: number): FilterOption => ({
    title,
    active,
    target: { kind: 'place', locale, place: { ...place, type, topic: slug, ...change } },
    ...(count === undefined ? {} : { count: written(count) }),
  })
  const kinds = [...types].toSorted(([, one], [, other]) => other - one)
  const about = topicsWithPage(content).filter(({ entry }) => entry.id === topic?.id || topics.has(entry.id))
  return [
    {
      id: 'type',
      options: [
        option(words(m.search_everything({}, { locale })), type === undefined, { type: undefined }),
        ...kinds.map(([each, count]) => option(words(kindOf(content, each)), each === type, { type: each }, count)),
      ],
    },
    {
      id: 'topic',
      label: words(m.topics_title({}, { locale })),
      options: [
        option(words(m.stories_all({}, { locale })), topic === undefined, { topic: undefined }),
        ...about.map(({ entry, title, slug: each }) => option(title, entry.id === topic?.id, { topic: each }, topics.get(entry.id))),
      ],
    },
  ].filter(({ id, options }) => options.length > (id === 'type' && type === undefined ? 2 : 1))
}

/** Returns the topics that have a page, in the order of the language. */
function topicsWithPage({ preloaded, locale }: Content) {
  const topics = preloaded('topic').flatMap((entry) => {
    const { link: target, name: title } = entry
    const slug = slugOf(entry)
    return title && target && slug !== undefined ? [{ entry, title, target, slug }] : []
  })
  return topics.toSorted((one, other) => formats(locale).compare(one.title.text, other.title.text))
}

function topicNamed(content: Content, slug: string): Entry | undefined {
  return content.preloaded('topic').find((topic) => slugOf(topic) === slug.normalize('NFC'))
}

function slugOf(topic: Entry): string | undefined {
  const place = topic.placeIn(topic.content.locale)
  return place && isEntryPlace(place) ? place.slug : undefined
}
