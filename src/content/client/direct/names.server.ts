import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { DeliveryError } from '../../error.ts'
import type { ContentChange } from '../content-change.ts'
import { nameRegister, type NameRegister } from './name-register.server.ts'

/** Index of the slugs of each type, so that resolving an address needs no request. */
export interface Names {
  /**
   * Returns the ids of the entries of a type that have a name in a field. `locale` is a code of Contentful; without one, all locales count.
   *
   * Returns `undefined` if the type is not, or not yet, indexed: the service must then be queried. Throws `DeliveryError` if the type does not exist.
   */
  find(type: string, field: string, name: string, locale?: string): Promise<readonly string[] | undefined>
  /** Updates the index after a change of the content. */
  take(change: ContentChange): void
}

/** Maximum number of indexed entries of a type. Names in five languages need about one kilobyte for each entry. */
const MAX = 50_000
const PAGE_SIZE = 1000
const page = z.object({
  total: z.number(),
  items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}) })),
})

interface Reading {
  readonly type: string
  readonly field: string
  readonly register: NameRegister
  /** Settles when the first page of entries is read. For a type of one page, the index is then complete. */
  readonly first: Promise<void>
  state: 'reading' | 'known' | 'too many'
  /** Changes that arrived while the entries were read. */
  readonly pending: ContentChange[]
}

/** Creates an index that reads the names of a type through `client` on the first lookup. */
export function names(client: ContentfulClientApi<undefined>): Names {
  const readings = new Map<string, Reading>()

  function read(type: string, field: string, key: string): Reading {
    const { promise: first, resolve, reject } = Promise.withResolvers<void>()
    const reading: Reading = { type, field, register: nameRegister(), first, state: 'reading', pending: [] }
    first.catch(() => undefined)
    readAll(reading, resolve).then(resolve, (error: unknown) => {
      // A missing type is remembered. Any other failure may be temporary, so the next lookup reads again.
      if (!isUnknownType(error) && readings.get(key) === reading) readings.delete(key)
      reject(error)
    })
    readings.set(key, reading)
    return reading
  }

  async function readAll(reading: Reading, begun: () => void): Promise<void> {
    const { type, field, register } = reading
    for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
      const query = { content_type: type, select: ['sys.id', `fields.${field}`], order: 'sys.id', include: 0, skip, limit: PAGE_SIZE }
      const answer = page.parse(await client.withAllLocales.withoutLinkResolution.getEntries(query))
      // New or deleted entries shift the others between pages. Starting again finds them all.
      if (skip > 0 && answer.total !== total) throw new DeliveryError('unreachable', 'entries came or went while their names were read')
      ;({ total } = answer)
      if (total > MAX) return void (reading.state = 'too many')
      for (const { sys, fields } of answer.items) register.set(sys.id, fields[field] ?? {})
      begun()
    }
    for (const change of reading.pending) apply(reading, change)
    reading.state = 'known'
  }

  return {
    async find(type, field, name, locale) {
      const key = `${type}.${field}`
      const reading = readings.get(key) ?? read(type, field, key)
      try {
        await reading.first
      } catch (error) {
        if (isUnknownType(error)) throw error
        return undefined
      }
      return reading.state === 'known' ? reading.register.find(name, locale) : undefined
    },
    take(change) {
      if (change.touchesModel) readings.clear()
      for (const reading of readings.values()) {
        if (reading.state === 'known') apply(reading, change)
        else if (reading.state === 'reading') reading.pending.push(change)
      }
    },
  }
}

function apply({ type, field, register }: Reading, { resources }: ContentChange): void {
  for (const { kind, id, after } of resources) {
    if (kind !== 'Entry') continue
    if (!after) register.set(id, {})
    else if (after.contentTypeId === type) register.set(id, after.fields[field] ?? {})
  }
}

function isUnknownType(error: unknown): boolean {
  return error instanceof DeliveryError && error.about === 'unknown-type'
}
