import { object, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { link } from '../spaces/export-file.ts'
import { Refusal } from './refusal.ts'

export type Kind = 'ContentType' | 'EditorInterface' | 'Entry' | 'Asset' | 'Tag' | 'Locale'

/** A resource of a space, with its published version. */
export interface Stored {
  sys: Record<string, Json | undefined>
  content: JsonObject
  published?: { readonly sys: JsonObject; readonly content: JsonObject }
}

/** The space and the clock of a write. */
export interface Place {
  readonly spaceId: string
  readonly environment: string
  /** Returns a time later than all previous ones. */
  now(): string
}

const USER = { sys: { type: 'Link', linkType: 'User', id: 'someEditor' } }

/** Returns a resource in the format of the management API. */
export function shown({ sys, content }: Stored): JsonObject {
  return { ...content, sys }
}

/** Creates a resource. */
export function created(kind: Kind, id: string, content: JsonObject, place: Place, sys: JsonObject = {}): Stored {
  const now = place.now()
  return {
    content,
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: place.spaceId } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: place.environment } },
      id,
      type: kind,
      createdAt: now,
      updatedAt: now,
      createdBy: USER,
      updatedBy: USER,
      ...(kind === 'Entry' || kind === 'Asset' || kind === 'ContentType' ? { publishedCounter: 0 } : {}),
      version: 1,
      ...sys,
    },
  }
}

/** Rejects a write that does not name the current version. */
export function checkVersion({ sys }: Stored, given: number | undefined): void {
  if (given !== sys['version']) throw new Refusal(409, 'VersionMismatch', `Version mismatch: ${given ?? 'none'} was given, ${String(sys['version'])} is there`)
}

/** Replaces the content of a resource. */
export function overwrite(stored: Stored, content: JsonObject, place: Place): void {
  if (stored.sys['archivedVersion'] !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot edit archived')
  stored.content = content
  touch(stored, place)
}

export function publish(stored: Stored, place: Place): void {
  const { sys } = stored
  if (sys['archivedVersion'] !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot publish archived')
  const version = Number(sys['version'])
  const at = place.now()
  Object.assign(sys, {
    publishedVersion: version,
    publishedCounter: Number(sys['publishedCounter'] ?? 0) + 1,
    publishedAt: at,
    publishedBy: USER,
    firstPublishedAt: sys['firstPublishedAt'] ?? at,
  })
  touch(stored, place)
  stored.published = { content: stored.content, sys: deliveredSys(sys) }
}

/** Stores the status of each locale of a resource. */
export function publishInLocales({ sys }: Stored, codes: readonly string[], published: readonly string[]): void {
  const before = object(object(sys['fieldStatus'])['*'])
  sys['fieldStatus'] = { '*': Object.fromEntries(codes.map((code) => [code, published.includes(code) ? 'published' : (before[code] ?? 'draft')])) }
}

export function archive(stored: Stored, place: Place): void {
  const { sys } = stored
  if (sys['publishedVersion'] !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot archive published')
  Object.assign(sys, { archivedVersion: sys['version'], archivedAt: place.now(), archivedBy: USER })
  touch(stored, place)
}

function touch({ sys }: Stored, place: Place): void {
  Object.assign(sys, { version: Number(sys['version']) + 1, updatedAt: place.now(), updatedBy: USER })
}

function deliveredSys({ space, environment, id, type, contentType, createdAt, publishedAt, publishedCounter, publishedVersion }: Stored['sys']): JsonObject {
  return { space, environment, id, type, contentType, createdAt, updatedAt: publishedAt, revision: publishedCounter, publishedVersion }
}

/** Creates a link to a type of resource. */
export const linkTo = link
