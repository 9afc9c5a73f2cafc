import { z } from 'zod'
import { includeOf } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import type { Recorder } from '#app/content/dependencies/recorder.server.ts'
import { document, localizedText } from '#app/content/reading/model.server.ts'
import { knownTitle } from '#app/content/pages/meta.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { isPageType, type PageType } from '#app/config/page-types/table.ts'
import { topicLinks } from '#app/entries/topic/page-type.server.ts'
import { text } from '#app/sections/build.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { buildSections, pageBuild } from '#app/sections/registry.server.ts'
import type { SearchDocument } from '../index/document.ts'
import { searchTerms } from '../terms/search-terms.server.ts'
import { passagesOf } from './passages.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { openingWeek } from '#app/sections/opening-hours/hours/hours-text.server.ts'
import { readSchedule, openingHoursModel } from '#app/sections/opening-hours/hours/read-schedule.server.ts'

/** Fields that page types use for the title, the summary and the date. */
const TITLES = ['title', 'name']
const SUMMARIES = ['summary', 'role']
const DATES = ['start', 'published', 'date']

const asLocalizedText = z.object({ text: z.string(), locale: z.string().optional() })
const asDocument = z.object({
  document: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }),
  field: z.string(),
  locale: z.string().optional(),
})
const asSections = z.array(z.custom<Entry>((value) => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'entry'))

/** Creates the search document of an entry. Returns `undefined` if the entry has no page in the content’s language, or is excluded from lists. */
export async function documentOf(shared: Content, id: string): Promise<SearchDocument | undefined> {
  const content = shared.apart()
  const [entry] = await content.all({ 'sys.id': id, include: includeOf(content) })
  if (!entry || !isPageType(entry.type) || entry.availabilityIn(content.locale) !== 'listed') return undefined
  const place = entry.placeIn(content.locale)
  const { model } = pageTypesOnServer[entry.type]
  const values: Readonly<Record<string, unknown>> | undefined = place && entry.read(model)
  const title = values && first(values, TITLES)
  if (!values || !place || !title) return undefined
  const summary = first(values, SUMMARIES)
  const fields = Object.keys({ ...model.required, ...model.optional })
  const build = pageBuild(entry)
  const date = DATES.map((name) => values[name]).find((value) => typeof value === 'string')
  const keywords = (await searchTerms(shared.apart())).wordsOf.get(entry.id) ?? []
  const slug = wordsOfSlug(place)
  const parts: unknown[] = date === undefined ? [] : [{ text: moment(content.locale, date).date }]
  // One after the other, because anchors are numbered in reading order.
  for (const field of fields) parts.push(await partOf(field))
  parts.push(await unmappedFields(build, entry, { shown: [title, summary] }))
  return {
    key: entry.id,
    type: typeOf(entry, entry.type),
    place,
    title: knownTitle(entry, title),
    ...(summary ? { summary } : {}),
    ...(slug === undefined ? {} : { slug }),
    ...(keywords.length === 0 ? {} : { keywords }),
    passages: passagesOf(parts),
    topics: topicLinks(entry).map((topic) => topic.id),
    ...(date === undefined ? {} : { date }),
    uses: usesOf(content.recorder),
  }

  async function partOf(field: string): Promise<unknown> {
    const value = values?.[field]
    if (TITLES.includes(field) || SUMMARIES.includes(field) || value === undefined || !entry) return undefined
    const schema = model.required[field] ?? model.optional[field]
    if (schema === localizedText) return value
    const running = schema === document ? asDocument.safeParse(value).data : undefined
    if (running) return text(build, entry, running)
    const sections = field === 'sections' ? asSections.safeParse(value).data : undefined
    return sections && withOpeningWeek(content.locale, sections, await buildSections(build, sections))
  }
}

/** Returns the page type, or the listing of an unmapped content type. */
function typeOf({ origin }: Entry, type: PageType): string {
  return type === 'genericPage' && origin?.segment !== undefined ? `/${origin.segment}` : type
}

/** Returns the words of the last path segment. */
function wordsOfSlug(place: Place): string | undefined {
  const slug = isEntryPlace(place) ? place.slug : place.route === 'page' ? place.path.split('/').at(-1) : undefined
  return slug?.replaceAll(/[-_]+/g, ' ')
}

function first(values: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return names.map((name) => asLocalizedText.safeParse(values[name]).data).find((each) => each !== undefined)
}

/** Dependencies of every page that affect paths and titles but not the text. */
const OF_EVERY_PAGE = /^addresses of pages$|"content_type":"siteSettings"/

function usesOf({ ids, lists }: Recorder): string[] {
  const listed = [...lists].flatMap(([key, { type }]) => (type === undefined || OF_EVERY_PAGE.test(key) ? [] : [`type:${type}`]))
  return [...new Set([...ids.keys(), ...listed])].toSorted()
}

/** Adds the regular hours of each weekday to opening hours. Pages show the next days instead, which would change daily. */
function withOpeningWeek(locale: Locale, entries: readonly Entry[], sections: readonly { readonly id: string }[]): readonly object[] {
  return sections.map((section) => {
    const entry = entries.find(({ id, type }) => id === section.id && type === openingHoursModel.type)
    const value = entry?.read(openingHoursModel)
    return value ? { ...section, week: openingWeek(locale, readSchedule(value)).map((line) => ({ text: `${line}.` })) } : section
  })
}
