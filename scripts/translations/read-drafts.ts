import { object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { environment } from '../../src/config/env.server.ts'
import { spaceEntry, type SpaceEntry } from '../../src/features/health/translations/translated-space.server.ts'
import { management } from '../moving/management.ts'
import { destinationOf, type Destination } from '../moving/destination.ts'
import { USUAL_PACE } from '../moving/options.ts'
import { readEditors, readEntries } from '../moving/space/read-space.ts'

/** The newest versions of entries, and the help texts of their fields. */
export interface Drafts {
  readonly entries: ReadonlyMap<string, SpaceEntry>
  /** Returns the help text that editors see below a field. */
  helpOf(type: string, field: string): string | undefined
}

/** Returns a function that reads drafts of the configured space, if a management token is set. */
export function draftsOf(env = environment()): ((ids: readonly string[]) => Promise<Drafts>) | undefined {
  if (!env.CONTENTFUL_SPACE_ID || !env.CONTENTFUL_MANAGEMENT_TOKEN) return undefined
  const destination = destinationOf(env)
  return (ids) => readDrafts(ids, destination, USUAL_PACE.retries)
}

/** Reads drafts and help texts from the management API. Throws a `StartError`. */
export async function readDrafts(ids: readonly string[], destination: Destination, retries: number): Promise<Drafts> {
  const api = management(destination, retries)
  const { entries } = await readEntries(api, ids, destination)
  const editors = helpIn(jsonOf(await readEditors(api, destination)))
  const found = entries.flatMap(({ sys, fields }) => {
    const entry = spaceEntry(sys.id, { contentTypeId: sys.contentType.sys.id, sys, metadata: {}, fields })
    return entry ? [[sys.id, entry] as const] : []
  })
  return { entries: new Map(found), helpOf: editors }
}

/** Returns a function that finds help texts in editor interfaces. */
export function helpIn(editorInterfaces: Json): Drafts['helpOf'] {
  const own = new Map(objects(editorInterfaces).map((each) => [idOfType(each), objects(each['controls'])]))
  return (type, field) => {
    const control = own.get(type)?.find(({ fieldId }) => fieldId === field)
    return text(object(control?.['settings'])['helpText'])
  }
}

function idOfType({ sys }: JsonObject): string | undefined {
  return text(object(object(object(sys)['contentType'])['sys'])['id'])
}

function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
