import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpaceEntry, SpaceField } from 'content-mapping/space-model.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { model, type Lines } from '../infer/models/model.ts'

/** Texts of a picture, by the id of its asset. */
type Pictures = Readonly<Record<string, { readonly title: string; readonly description?: string }>>

/** Writes a space in English as an export file, for tests that read its site. Returns the path. */
export function writtenSpace(lines: Lines, entries: readonly SpaceEntry[], pictures: Pictures = {}): string {
  const contentTypes = model(lines).types.map(({ id, name, displayField, fields }) => ({
    sys: { id, type: 'ContentType' },
    name,
    displayField,
    fields: fields.map(writtenField),
  }))
  const written = entries.map(({ id, type, fields }) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields,
  }))
  const assets = Object.entries(pictures).map(([id, texts]) => ({ sys: { id, type: 'Asset' }, fields: { ...inEnglish(texts), file: { 'en-US': file(id) } } }))
  const locales = [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }]
  const path = join(temporaryFolder('written-space'), 'space.json')
  writeFileSync(path, JSON.stringify({ space: { sys: { id: 'space', type: 'Space' } }, locales, contentTypes, entries: written, assets }))
  return path
}

/** Converts the field of a model to the Management API’s form: `Array of Link to Entry` is an array with items. */
function writtenField({ id, name, type, accepts, values, unique }: SpaceField) {
  const rules = [...(accepts.length > 0 ? [{ linkContentType: accepts }] : []), ...(values.length > 0 ? [{ in: values }] : []), ...(unique ? [{ unique }] : [])]
  const [, array, link = type.replace('Array of ', '')] = /^(Array of )?Link to (\w+)$/.exec(type) ?? []
  const isList = type.startsWith('Array of ')
  const one = array !== undefined || type.startsWith('Link') ? { type: 'Link', linkType: link } : { type: link }
  const about = { id, name, localized: true, required: false }
  return isList ? { ...about, type: 'Array', items: { ...one, validations: rules } } : { ...about, ...one, validations: rules }
}

function inEnglish(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { 'en-US': text }]))
}

function file(id: string) {
  const details = { size: 9000, image: { width: 1600, height: 900 } }
  return { url: `//images.ctfassets.net/space/${id}/token/${id}.jpg`, fileName: `${id}.jpg`, contentType: 'image/jpeg', details }
}
