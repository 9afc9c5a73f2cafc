import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'
import { SPACE } from './space.ts'

type Json = Record<string, unknown>

/** A copy of the fixtures' space that a test changes. */
export interface ExportDraft {
  contentTypes: Json[]
  editorInterfaces?: Json[]
  tags: Json[]
  concepts?: Json[]
  locales: Json[]
  assets: DraftResource[]
  entries: DraftResource[]
}

export interface DraftResource {
  sys: { id: string; [name: string]: unknown }
  metadata?: { tags: unknown[]; concepts?: unknown[] }
  fields: Record<string, Record<string, unknown>>
}

/** Writes a changed copy of the space of the tests into a temporary folder. Returns its path. Pictures are not copied. */
export function changedSpace(change: (draft: ExportDraft) => void): string {
  const draft: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  change(draft)
  const file = join(temporaryFolder('space'), 'space.json')
  writeFileSync(file, JSON.stringify(draft))
  return file
}

/** Returns a resource of a draft by its id. */
export function resource(list: readonly DraftResource[], id: string): DraftResource {
  const found = list.find((each) => each.sys.id === id)
  if (!found) throw new Error(`There is no ${id} in the space of the tests.`)
  return found
}

/** Copies an entry with another id and other fields. */
export function copyOf(entry: DraftResource, id: string, fields: DraftResource['fields'] = {}): DraftResource {
  const copy = structuredClone(entry)
  return { ...copy, sys: { ...copy.sys, id }, fields: { ...copy.fields, ...fields } }
}

/** Creates a concept of a taxonomy, with its label in each language. */
export function concept(id: string, prefLabel: Record<string, string>, ...broader: readonly string[]) {
  return {
    sys: { id, type: 'TaxonomyConcept', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 },
    prefLabel,
    definition: Object.fromEntries(Object.keys(prefLabel).map((code) => [code, `${prefLabel[code]}.`])),
    broader: broader.map((each) => link('TaxonomyConcept', each)),
  }
}

export function link(linkType: 'Entry' | 'Asset' | 'ContentType' | 'Tag' | 'TaxonomyConcept', id: string) {
  return { sys: { type: 'Link', linkType, id } }
}
