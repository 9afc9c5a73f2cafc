import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { ContentError } from './error.ts'
import { readAnswer, type RawEntry } from './raw.server.ts'
import { reportContent } from './report.server.ts'
import type { IsLocalized, SpaceLocale } from './space-locales.server.ts'

/** A query of the Delivery API, less paging, which `Delivery` does. */
export type Query = Readonly<Record<string, string | number | boolean>>

/** The questions the site asks, answered whole: nothing ends at 100 or 1,000 entries. */
export interface Delivery {
  /** Every entry that matches, in all locales. */
  all(query: Query): Promise<RawEntry[]>
  /** A part of what matches, in all locales, with the number of all. */
  some(query: Query, skip: number, limit: number): Promise<{ entries: RawEntry[]; total: number }>
  /** The ids of what matches in one locale, by Contentful's code. */
  ids(locale: string, query: Query): Promise<string[]>
  locales(): Promise<SpaceLocale[]>
  /** Which fields of the content model are translated. */
  localizedFields(): Promise<IsLocalized>
}

const PAGE_SIZE = 1000
/** The SDK's type knows no limit here, the service does. */
const EVERYTHING: { query?: string; limit: number } = { limit: PAGE_SIZE }
const collection = z.object({ items: z.array(z.unknown()), includes: z.record(z.string(), z.array(z.unknown())).optional(), total: z.number() })
const localeItems = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean(), fallbackCode: z.string().nullable() })) })
const typeItems = z.object({
  items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.array(z.object({ id: z.string(), localized: z.boolean() })) })),
})

/** Ask the Delivery API through the SDK. Errors of the service or on the way to it become `ContentError('unavailable')`. */
export function delivery(client: ContentfulClientApi<undefined>): Delivery {
  async function page(query: Query, skip: number, limit: number): Promise<z.output<typeof collection>> {
    return collection.parse(await client.withAllLocales.withoutLinkResolution.getEntries({ ...query, skip, limit }))
  }
  async function all(query: Query): Promise<RawEntry[]> {
    const found: RawEntry[] = []
    let limit = PAGE_SIZE
    for (let skip = 0, total = 1; skip < total;) {
      try {
        const answer = await page(query, skip, limit)
        found.push(...readAnswer(answer))
        total = answer.total
        skip += limit
      } catch (error) {
        // An answer above 7 MB is refused: ask for less at a time.
        if (limit === 1 || !isTooBig(error)) throw error
        limit = Math.ceil(limit / 4)
      }
    }
    return found
  }
  return {
    all: (query) => asking(() => all(query)),
    some: (query, skip, limit) =>
      asking(async () => {
        const answer = await page(query, skip, limit)
        return { entries: readAnswer(answer), total: answer.total }
      }),
    ids: (locale, query) =>
      asking(async () => {
        const answer = collection.parse(await client.withoutLinkResolution.getEntries({ ...query, locale, select: ['sys'], include: 0 }))
        return readAnswer(answer).map((each) => each.id)
      }),
    locales: () => asking(async () => localeItems.parse(await client.getLocales()).items),
    localizedFields: () =>
      asking(async () => {
        const { items } = typeItems.parse(await client.getContentTypes(EVERYTHING))
        const same = new Set(items.flatMap(({ sys, fields }) => fields.filter((field) => !field.localized).map((field) => `${sys.id}.${field.id}`)))
        return (type, field) => !same.has(`${type}.${field}`)
      }),
  }
}

function isTooBig(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Response size too big')
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const why = cause instanceof Error ? `${cause.name}: ${cause.message.slice(0, 300)}` : String(cause)
    reportContent({ entry: '(space)', problem: `the content service did not answer as expected (${why}); visitors see 503 until it does` })
    throw new ContentError('unavailable', { cause })
  }
}
