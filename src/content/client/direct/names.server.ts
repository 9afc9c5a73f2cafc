import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { DeliveryError } from '../../error.ts'
import type { ContentChange } from '../content-change.ts'
import { nameRegister, type NameRegister } from './name-register.server.ts'

/** What the entries of each type are called in addresses, so that looking one up, or in vain, asks nothing. */
export interface Names {
  /**
   * Give the ids of the entries of a type that have a name in a field in a locale, by Contentful's code, or without one in any.
   *
   * Nothing where that is not known: the service must be asked. Throws `DeliveryError` where there is no such type.
   */
  find(type: string, field: string, name: string, locale?: string): Promise<readonly string[] | undefined>
  /** Take over what is told of the content. */
  take(change: ContentChange): void
}

/** A type with more entries is not kept: names in five languages take about a kilobyte an entry. */
const MOST = 50_000
const PAGE_SIZE = 1000
const page = z.object({
  total: z.number(),
  items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}) })),
})

interface Reading {
  readonly type: string
  readonly field: string
  readonly register: NameRegister
  /** Settles when a type of one page is known, or a larger one is on its way. */
  readonly first: Promise<void>
  state: 'reading' | 'known' | 'too many'
  /** What was told while it was read. */
  readonly told: ContentChange[]
}

/** Keep names that `client` is asked for, a type when it is first looked for. */
export function names(client: ContentfulClientApi<undefined>): Names {
  const readings = new Map<string, Reading>()

  function read(type: string, field: string, key: string): Reading {
    const { promise: first, resolve, reject } = Promise.withResolvers<void>()
    const reading: Reading = { type, field, register: nameRegister(), first, state: 'reading', told: [] }
    first.catch(() => undefined)
    readAll(reading, resolve).then(resolve, (error: unknown) => {
      // That there is no such type is known then; anything else may be otherwise the next time.
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
      // What came or went has moved the others from page to page; read anew, none is missed.
      if (skip > 0 && answer.total !== total) throw new DeliveryError('unreachable', 'entries came or went while their names were read')
      ;({ total } = answer)
      if (total > MOST) return void (reading.state = 'too many')
      for (const { sys, fields } of answer.items) register.set(sys.id, fields[field] ?? {})
      begun()
    }
    for (const change of reading.told) apply(reading, change)
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
        else if (reading.state === 'reading') reading.told.push(change)
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
