import { expect, test } from 'vitest'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'

const type = {
  sys: { id: 'post' },
  name: 'Post',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [{ unique: true }] },
    { id: 'kind', name: 'Kind', type: 'Symbol', validations: [{ in: ['a', 'b'] }] },
    { id: 'author', name: 'Author', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['person'] }] },
    { id: 'parts', name: 'Parts', type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['hero', 'cta'] }] } },
    { id: 'tags', name: 'Tags', type: 'Array', items: { type: 'Symbol' } },
    { id: 'body', name: 'Body', type: 'RichText', validations: [{ nodes: { 'embedded-entry-block': [{ linkContentType: ['code'] }] } }] },
    { id: 'far', name: 'Far', type: 'ResourceLink' },
    { id: 'old', name: 'Old', type: 'Symbol', omitted: true },
  ],
}
const editor = { sys: { contentType: { sys: { id: 'post' } } }, controls: [{ fieldId: 'title', widgetId: 'singleLine' }] }
const locale = { code: 'de', name: 'German', default: true, fallbackCode: null }
const stored = { sys: { id: 'e1', contentType: { sys: { id: 'post' } }, version: 3, publishedVersion: 2 }, fields: { title: { de: 'Eins' } } }

test('spaceModelOfExport: reads an export with validations and editors', () => {
  const space = spaceModelOfExport({ contentTypes: [type], editorInterfaces: [editor], locales: [locale], entries: [stored] }, 'Mine')
  expect(space).toMatchObject({ name: 'Mine', locales: [{ code: 'de', name: 'German', isDefault: true, fallbackCode: undefined }] })
  expect(space.entries).toEqual([{ id: 'e1', type: 'post', fields: { title: { de: 'Eins' } } }])
  const [post] = space.types
  expect(post).toMatchObject({ id: 'post', name: 'Post', displayField: 'title' })
  expect(post?.fields.map(({ id }) => id)).toEqual(['title', 'kind', 'author', 'parts', 'tags', 'body', 'far'])
  expect(post?.fields[0]).toMatchObject({ type: 'Symbol', localized: true, required: true, unique: true, widget: 'singleLine' })
  expect(post?.fields[1]).toMatchObject({ values: ['a', 'b'], unique: false, widget: undefined })
  expect(post?.fields[2]).toMatchObject({ type: 'Link to Entry', accepts: ['person'] })
  expect(post?.fields[3]).toMatchObject({ type: 'Array of Link to Entry', accepts: ['hero', 'cta'], unique: undefined })
  expect(post?.fields[4]).toMatchObject({ type: 'Array of Symbol' })
  expect(post?.fields[5]).toMatchObject({ accepts: ['code'] })
  expect(post?.fields[6]).toMatchObject({ type: 'ResourceLink' })
})

test('spaceModelOfExport: omits unpublished entries, and includes entries without a publishing state', () => {
  const draft = { sys: { ...stored.sys, id: 'e2', publishedVersion: undefined }, fields: {} }
  const delivered = { sys: { id: 'e3', contentType: stored.sys.contentType, revision: 1 }, fields: {} }
  const odd = { sys: { id: 'e4' }, fields: {} }
  const { entries } = spaceModelOfExport({ contentTypes: [type], entries: [stored, draft, delivered, odd] }, 'Mine')
  expect(entries.map(({ id }) => id)).toEqual(['e1', 'e3'])
})

test('spaceModelOfExport: infers the model and the locales from entries alone, in any order', () => {
  const entries = [
    { sys: { id: 'b', contentType: { sys: { id: 'note' } } }, fields: { text: { en: 'B', fr: 'B' }, when: { en: '2026-01-01' } } },
    {
      sys: { id: 'a', contentType: { sys: { id: 'note' } } },
      fields: { text: { en: 'A' }, of: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'b' } } } },
    },
  ]
  const space = spaceModelOfExport({ entries }, 'Mine')
  expect(space.locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['en', true],
    ['fr', false],
  ])
  expect(space.types[0]?.fields.map(({ id, type: kind }) => [id, kind])).toEqual([
    ['text', 'Symbol'],
    ['of', 'Link to Entry'],
    ['when', 'Date'],
  ])
  expect(spaceModelOfExport({ entries: entries.toReversed() }, 'Mine').types).toEqual(space.types)
})

test('spaceModelFrom: a model of the Delivery API has neither validations of fields nor editors', () => {
  const bare = { sys: { id: 'post' }, name: 'Post', displayField: 'title', fields: [{ id: 'title', name: 'Title', type: 'Symbol' }] }
  const { types } = spaceModelFrom({ name: 'Mine', locales: [], contentTypes: [bare], entries: [] })
  expect(types[0]?.fields[0]).toMatchObject({ accepts: [], values: [], unique: undefined, widget: undefined })
})

test('spaceModelOfExport: an empty space is a valid space', () => {
  expect(spaceModelOfExport({}, 'Mine')).toEqual({ name: 'Mine', locales: [], types: [], entries: [] })
})
