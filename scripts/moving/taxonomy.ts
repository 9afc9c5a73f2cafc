import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { everyTaxonomyItem } from '../../src/content/client/taxonomy.server.ts'
import type { Destination } from './destination.ts'
import { http } from './management.ts'
import type { Asset, Entry } from './space/contents.ts'
import { requesting } from './space/read-space.ts'

/** The taxonomy of an organization, in the format of the management API. */
export interface Taxonomy {
  readonly concepts: readonly JsonObject[]
  readonly conceptSchemes: readonly JsonObject[]
}

const space = z.object({ sys: z.object({ organization: z.object({ sys: z.object({ id: z.string() }) }).optional() }) })

/** Reads the taxonomy of the organization that owns a space. Returns `undefined` if the token may not read it. Throws a `StartError`. */
export function readTaxonomy(destination: Destination, retries: number): Promise<Taxonomy | undefined> {
  return requesting(destination, () => readIfAllowed(destination, retries))
}

async function readIfAllowed(destination: Destination, retries: number): Promise<Taxonomy | undefined> {
  const get = http(destination, retries)
  try {
    const { organization } = space.parse(await get({ method: 'GET', url: `/spaces/${destination.spaceId}` })).sys
    if (!organization) return undefined
    const all = (list: 'concepts' | 'concept-schemes') =>
      everyTaxonomyItem((query) => {
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
        return get({ method: 'GET', url: `/organizations/${organization.sys.id}/taxonomy/${list}?${search.toString()}` })
      })
    const [concepts, conceptSchemes] = await Promise.all([all('concepts'), all('concept-schemes')])
    return { concepts, conceptSchemes }
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'AccessDenied')) return undefined
    throw error
  }
}

/** Reads the taxonomy of an export file. */
export function taxonomyOf(json: unknown): Taxonomy | undefined {
  const { concepts, conceptSchemes } = isObject(json) ? json : {}
  const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
  return concepts === undefined ? undefined : { concepts: listOf(concepts), conceptSchemes: listOf(conceptSchemes) }
}

/** Returns the ids of the concepts that entries or assets carry. */
export function conceptIdsOf(resources: readonly (Entry | Asset)[]): ReadonlySet<string> {
  return new Set(resources.flatMap(({ metadata }) => (metadata?.concepts ?? []).map(({ sys }) => sys.id)))
}

/** Removes the concepts of an entry or asset that are not `known`. Contentful refuses resources with unknown concepts. */
export function withKnownConcepts<R extends Entry | Asset>(resource: R, known: ReadonlySet<string>): R {
  const { metadata } = resource
  if (!metadata?.concepts) return resource
  return { ...resource, metadata: { ...metadata, concepts: metadata.concepts.filter(({ sys }) => known.has(sys.id)) } }
}
