import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { ConceptTree, taxonomyItem } from 'contentful-emulator/space/concept-tree.ts'
import { DeliveryError } from '../error.ts'
import { describe } from './fault.server.ts'
import { everyTaxonomyItem } from './taxonomy.server.ts'
import { readAnswer, readAsset, readAssets, type RawAsset, type RawEntry } from '../reading/raw.server.ts'
import type { Names } from './direct/names.server.ts'
import type { Query } from './query.ts'
import { reportContent } from '../reading/report.server.ts'
import type { IsLocalized, SpaceLocale } from '../locales/space-locales.server.ts'

/** Queries of the site with complete results: no query ends at the API's limits of 100 or 1,000 entries. */
export interface Delivery {
  /** Returns every entry that matches, in all locales. */
  all(query: Query): Promise<RawEntry[]>
  /** Returns a part of the entries that match, in all locales, and the total number. */
  some(query: Query, skip: number, limit: number): Promise<{ entries: RawEntry[]; total: number }>
  /** Returns an asset by its id, or `undefined` if it does not exist. */
  asset(id: string): Promise<RawAsset | undefined>
  /** Returns every asset, in all locales. */
  assets(): Promise<RawAsset[]>
  /** Returns the ids of the entries that match in one locale, which is a code of Contentful. */
  ids(locale: string, query: Query): Promise<string[]>
  locales(): Promise<SpaceLocale[]>
  contentTypes(): Promise<ContentTypes>
  /** Returns the concepts of the taxonomy. */
  concepts(): Promise<ConceptTree>
}

/** Content types of a space, as far as the site needs them. */
interface ContentTypes {
  readonly ids: ReadonlySet<string>
  /** Returns whether a field is localized. */
  readonly isLocalized: IsLocalized
  hasField(type: string, field: string): boolean
  /** Returns the name of a field in the editor, if the space names it. */
  fieldName(type: string, field: string): string | undefined
}

const PAGE_SIZE = 1000
/** The parameter type of the SDK lacks `limit`, which the service supports. */
const EVERYTHING: { query?: string; limit: number } = { limit: PAGE_SIZE }
const collection = z.object({ items: z.array(z.unknown()), includes: z.record(z.string(), z.array(z.unknown())).optional(), total: z.number() })
type Answer = z.output<typeof collection>
const localeItems = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean(), fallbackCode: z.string().nullable() })) })
const typeItems = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(z.object({ id: z.string(), name: z.string().optional().catch(undefined), localized: z.boolean() })),
    }),
  ),
})

/**
 * Creates queries of the Delivery API on the SDK. They throw `DeliveryError`.
 *
 * A content type that is missing in the space has no entries. The site then offers less and reports that once. Slugs that `names` has indexed need no
 * request.
 */
export function delivery(client: ContentfulClientApi<undefined>, names?: Names): Delivery {
  async function named(query: Query, locale?: string): Promise<readonly string[] | undefined> {
    const asked = names && parseNameQuery(query)
    return asked && names.find(asked.type, asked.field, asked.name, locale)
  }
  async function page(query: Query, skip: number, limit: number): Promise<Answer> {
    return collection.parse(await client.withAllLocales.withoutLinkResolution.getEntries({ ...query, skip, limit }))
  }
  async function assets(skip: number, limit: number): Promise<Answer> {
    return collection.parse(await client.withAllLocales.withoutLinkResolution.getAssets({ order: ['sys.id'], skip, limit }))
  }
  return {
    all: (query) =>
      asking(() => ifThere(query, async () => ((await named(query))?.length === 0 ? [] : allOf((skip, limit) => page(query, skip, limit), readAnswer)), [])),
    some: (query, skip, limit) =>
      asking(() =>
        ifThere(
          query,
          async () => {
            const answer = await page(query, skip, limit)
            return { entries: await readAnswer(answer), total: answer.total }
          },
          { entries: [], total: 0 },
        ),
      ),
    asset: (id) =>
      asking(async () => {
        const { items } = collection.parse(await client.withAllLocales.withoutLinkResolution.getAssets({ 'sys.id': id, limit: 1 }))
        return readAsset(items[0])
      }),
    assets: () => asking(() => allOf(assets, ({ items }) => readAssets(items))),
    ids: (locale, query) =>
      asking(() =>
        ifThere(query, async () => {
          const known = await named(query, locale)
          if (known) return [...known]
          const answer = collection.parse(await client.withoutLinkResolution.getEntries({ ...query, locale, select: ['sys'], include: 0 }))
          return (await readAnswer(answer)).map((each) => each.id)
        }, []),
      ),
    locales: () => asking(async () => localeItems.parse(await client.getLocales()).items),
    concepts: () =>
      asking(async () => {
        const items = await everyTaxonomyItem((query) => client.getConcepts(query))
        return new ConceptTree(items.map(taxonomyItem))
      }),
    contentTypes: () =>
      asking(async () => {
        const { items } = typeItems.parse(await client.getContentTypes(EVERYTHING))
        const same = new Set(items.flatMap(({ sys, fields }) => fields.filter((field) => !field.localized).map((field) => `${sys.id}.${field.id}`)))
        const namesOf = new Map(items.map(({ sys, fields }) => [sys.id, new Map(fields.map(({ id, name }) => [id, name]))]))
        return {
          ids: new Set(namesOf.keys()),
          isLocalized: (type, field) => !same.has(`${type}.${field}`),
          hasField: (type, field) => namesOf.get(type)?.has(field) === true,
          fieldName: (type, field) => namesOf.get(type)?.get(field) || undefined,
        }
      }),
  }
}

/** Fetches page by page until all items are read. The service refuses answers above 7 MB; the pages then become smaller. */
async function allOf<T>(ask: (skip: number, limit: number) => Promise<Answer>, read: (answer: Answer) => Promise<readonly T[]>): Promise<T[]> {
  const found: T[] = []
  let limit = PAGE_SIZE
  for (let skip = 0, total = 1; skip < total;) {
    try {
      const answer = await ask(skip, limit)
      found.push(...(await read(answer)))
      total = answer.total
      skip += limit
    } catch (error) {
      if (limit === 1 || !isAbout(error, 'too-large')) throw error
      limit = Math.ceil(limit / 4)
    }
  }
  return found
}

function isAbout(error: unknown, about: DeliveryError['about']): boolean {
  return error instanceof DeliveryError && error.about === about
}

async function ifThere<T>(query: Query, ask: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isAbout(error, 'unknown-type')) throw error
    reportContent({
      entry: '(space)',
      problem: `has no content type "${query['content_type']}"; the site does not show this type. \`npm run check\` lists the types that the site reads`,
    })
    return nothing
  }
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError('ours', describe(error), { cause: error })
  }
}

/** Query for the entries of a type by the value of a naming field. */
interface NameQuery {
  readonly type: string
  readonly field: string
  readonly name: string
}

/** The field by which addresses of visitors are resolved. */
const NAMING = 'fields.slug'
/** Parameters that select parts of the entries, but not which entries match. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'order'])

/**
 * Parses a query that filters by slug and nothing else. Returns `undefined` for any other query.
 *
 * @example
 * parseNameQuery({ content_type: 'page', 'fields.slug': 'about' })
 * // { type: 'page', field: 'slug', name: 'about' }
 */
function parseNameQuery(query: Query): NameQuery | undefined {
  const { content_type: type } = query
  const [filter, ...others] = Object.entries(query).filter(([parameter]) => !DELIVERY.has(parameter))
  if (type === undefined || filter?.[0] !== NAMING || others.length > 0) return undefined
  return { type: String(type), field: 'slug', name: String(filter[1]) }
}
