import { z } from 'zod'
import { StartError } from '../../../src/config/start-error.ts'
import type { Destination } from '../destination.ts'
import { explained, failureOf } from '../failures.ts'
import type { Management } from '../management.ts'
import { parseContents, type SpaceContents } from './contents.ts'

const page = z.object({ total: z.number(), items: z.array(z.unknown()) })

/** Maximum resources per request. More ids would exceed the length of a URL. */
const PAGE = 100
const IDS = 50

/** Reads the counterparts of a file's resources from a space: all locales and tags, and resources with the same ids. Throws a `StartError`. */
export async function readCounterparts(api: Management, source: SpaceContents, destination: Destination): Promise<SpaceContents> {
  const types = [...new Set([...source.contentTypes.map(({ sys }) => sys.id), ...source.entries.map(({ sys }) => sys.contentType.sys.id)])]
  return reading(destination, async () => {
    const [locales, tags, contentTypes, assets, entries] = await Promise.all([
      all(api, '/locales'),
      all(api, '/tags'),
      some(api, '/content_types', types),
      some(
        api,
        '/assets',
        source.assets.map(({ sys }) => sys.id),
      ),
      some(
        api,
        '/entries',
        source.entries.map(({ sys }) => sys.id),
      ),
    ])
    const editorInterfaces = source.editorInterfaces.length > 0 ? await all(api, '/editor_interfaces') : []
    return { locales, tags, contentTypes, editorInterfaces, assets, entries }
  })
}

/** Reads entries by their ids, with all locales and content types of the space. Throws a `StartError`. */
export async function readEntries(api: Management, ids: readonly string[], destination: Destination): Promise<SpaceContents> {
  return reading(destination, async () => {
    const [locales, contentTypes, entries] = await Promise.all([all(api, '/locales'), all(api, '/content_types'), some(api, '/entries', ids)])
    return { locales, contentTypes, entries }
  })
}

/** Reads the editor interfaces of all content types of a space. Throws a `StartError`. */
export async function readEditors(api: Management, destination: Destination): Promise<SpaceContents['editorInterfaces']> {
  const { editorInterfaces } = await reading(destination, async () => ({ editorInterfaces: await all(api, '/editor_interfaces') }))
  return editorInterfaces
}

function reading(destination: Destination, read: () => Promise<unknown>): Promise<SpaceContents> {
  return requesting(destination, async () => parseContents(await read(), destination.name))
}

/** Runs requests that read a space. Throws a `StartError` that explains a failure. */
export async function requesting<T>(destination: Destination, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${destination.name} cannot be read. ${explained([failureOf(error)], destination).join('\n')}`)
  }
}

async function some(api: Management, url: string, ids: readonly string[]): Promise<unknown[]> {
  const found: unknown[] = []
  for (let start = 0; start < ids.length; start += IDS) {
    const batch = ids.slice(start, start + IDS).join(',')
    found.push(...page.parse(await api({ method: 'GET', url: `${url}?${new URLSearchParams({ 'sys.id[in]': batch, limit: String(PAGE) }).toString()}` })).items)
  }
  return found
}

async function all(api: Management, url: string): Promise<unknown[]> {
  const found: unknown[] = []
  for (;;) {
    const { total, items } = page.parse(await api({ method: 'GET', url: `${url}?skip=${found.length}&limit=${PAGE}` }))
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}
