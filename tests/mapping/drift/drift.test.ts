import { describe, expect, test } from 'vitest'
import { defineContent } from 'content-mapping/config/content-config.ts'
import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import { driftOf, type Drift } from 'content-mapping/drift/drift.ts'
import type { SpaceField, SpaceType } from 'content-mapping/space-model.ts'
import { roles } from '../../../src/site-content/site-roles.server.ts'
import { as, markdown } from '../../../src/content-config.ts'

const plain = { required: false, localized: false }
/** The recorded model of the space. */
const space = {
  name: 'space abc',
  tellsValidations: true,
  types: {
    post: {
      name: 'Post',
      fields: {
        title: { ...plain, name: 'Title', type: 'Symbol', required: true, localized: true },
        text: { ...plain, name: 'Text', type: 'Text' },
        image: { ...plain, name: 'Image', type: 'Link to Asset' },
        author: { ...plain, name: 'Author', type: 'Link to Entry', accepts: ['person'] },
        layout: { ...plain, name: 'Layout', type: 'Symbol', values: ['wide', 'narrow'] },
        related: { ...plain, name: 'Related', type: 'Array of Link to Entry', accepts: ['post', 'person'] },
      },
    },
    person: { name: 'Person', fields: { name: { ...plain, name: 'Name', type: 'Symbol' } } },
  },
} as const
const config = defineContent(space, { types: { post: as('story', { cover: 'image', body: markdown('text'), authors: 'author' }), person: as('topic') } })

type Draft = { -readonly [K in keyof SpaceType]: K extends 'fields' ? (Partial<SpaceField> & { id: string })[] : SpaceType[K] }

/** Compares the configuration with a changed model of the space. */
function drift(change: (types: Draft[], post: (id: string) => Partial<SpaceField>) => void, { of = config, tellsValidations = true } = {}): Drift {
  const types: Draft[] = Object.entries(space.types).map(([id, type]) => ({
    id,
    name: type.name,
    displayField: undefined,
    fields: Object.entries(type.fields).map(([field, record]) => ({ id: field, accepts: [], values: [], ...record })),
  }))
  change(types, (id) => types[0]?.fields.find((field) => field.id === id) ?? {})
  const now = types.map((type) => ({
    ...type,
    fields: type.fields.map((field) => ({ name: '', type: '', localized: false, required: false, accepts: [], values: [], ...field })),
  }))
  return driftOf(of, resolveConfig(of, now, roles, { types: {} }), { name: 'space abc', types: now, tellsValidations }, roles)
}

test('driftOf: a space that has not changed has no drift', () => {
  expect(drift(() => undefined)).toEqual({ problems: [], news: [] })
})

describe('driftOf: one change returns one message with its name and remedy', () => {
  test.each<[string, Parameters<typeof drift>[0], RegExp]>([
    ['a type that is gone', (types) => types.splice(1), /^space abc has no content type "person", which content\.config\.ts maps to "topic": remove its line/],
    [
      'a field that is renamed',
      (_, post) => Object.assign(post('image'), { id: 'heroImage' }),
      /^post\.image is gone .* post\.heroImage is new and of the same kind: .* write 'heroImage' for story\.cover in content\.config\.ts/,
    ],
    [
      'a field that is gone',
      (types) => types[0]?.fields.splice(2, 1),
      /^post\.image is gone from the space: set another source of story\.cover in content\.config\.ts/,
    ],
    [
      'a field that is taken by its name',
      (_, post) => Object.assign(post('title'), { id: 'headline' }),
      /^post\.title is gone .* write 'headline' for story\.title/,
    ],
    [
      'a field of another kind',
      (_, post) => Object.assign(post('text'), { type: 'RichText' }),
      /^post\.text changed from Text to RichText; content\.config\.ts reads story\.body from it/,
    ],
    [
      'a field of a kind that nothing can be made of',
      (_, post) => Object.assign(post('image'), { type: 'Boolean' }),
      /^post\.image changed from Link to Asset to Boolean/,
    ],
    [
      'a field that became localized',
      (_, post) => Object.assign(post('text'), { localized: true }),
      /^post\.text is localized now: fill it in the other languages/,
    ],
    [
      'a field that is no longer localized',
      (_, post) => Object.assign(post('title'), { localized: false }),
      /^post\.title is no longer localized: all languages show/,
    ],
    ['a field that is required now', (_, post) => Object.assign(post('image'), { required: true }), /^post\.image is required now: entries that lack it/],
    [
      'a field that may be empty now',
      (_, post) => Object.assign(post('title'), { required: false }),
      /^post\.title is no longer required: add a second source with or\(…\) in content\.config\.ts if story\.title must not be empty/,
    ],
    ['a link to fewer types', (_, post) => Object.assign(post('related'), { accepts: ['post'] }), /^post\.related may no longer link to "person"/],
    [
      'a link to more types',
      (_, post) => Object.assign(post('author'), { accepts: ['person', 'team'] }),
      /^post\.author may link to "team" now: map it in content\.config\.ts/,
    ],
    ['a link to other types', (_, post) => Object.assign(post('author'), { accepts: ['team'] }), /^post\.author may link to "team" only now/],
    ['a link to anything', (_, post) => Object.assign(post('author'), { accepts: [] }), /^post\.author may link to any content type now/],
    ['fewer values', (_, post) => Object.assign(post('layout'), { values: ['wide'] }), /^post\.layout no longer offers "narrow"/],
    ['more values', (_, post) => Object.assign(post('layout'), { values: ['wide', 'narrow', 'full'] }), /^post\.layout offers "full" now/],
    ['any value', (_, post) => Object.assign(post('layout'), { values: [] }), /^post\.layout may hold any value now/],
    ['a list of values where there was none', (_, post) => Object.assign(post('text'), { values: ['a'] }), /^post\.text may hold "a" only now/],
    ['a value that must be unique', (_, post) => Object.assign(post('title'), { unique: true }), /^post\.title must be unique now/],
  ])('%s', (_, change, message) => {
    const { problems, news } = drift(change)
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems[0]).toMatch(/: .+/)
    expect(news).toEqual([])
  })
})

test('driftOf: additions are no problem and need no change', () => {
  const { problems, news } = drift((types) => {
    types.push({ id: 'event', name: 'Event', displayField: undefined, fields: [] })
    types[0]?.fields.push({ id: 'subtitle', type: 'Symbol' })
  })
  expect(problems).toEqual([])
  expect(news).toEqual([expect.stringMatching(/new content type "event": name it in content\.config\.ts/), expect.stringMatching(/^post\.subtitle is new/)])
})

test('driftOf: validations that the Delivery API does not return are no change', () => {
  const looser = drift((_, post) => (Object.assign(post('layout'), { values: [] }), Object.assign(post('author'), { accepts: [] })), {
    tellsValidations: false,
  })
  expect(looser.problems).toEqual([])
  const list = drift((_, post) => Object.assign(post('related'), { accepts: ['post'] }), { tellsValidations: false })
  expect(list.problems).toHaveLength(1)
})

test('driftOf: reports fields that the space never had, and fields of an unsuitable kind', () => {
  const fields = { cover: { from: 'imag' }, published: { any: [{ from: 'related' }, { sys: 'createdAt' as const }] } }
  const { problems } = drift(() => undefined, { of: { space, types: { post: { as: 'story', fields, hidden: ['imag'] } } } })
  expect(problems).toEqual([
    'content.config.ts names post.imag, but there is no such field: did you mean image?',
    'story.published cannot be read from post.related, which is Array of Link to Entry: name a field in content.config.ts that is Date',
  ])
})

test('driftOf: several changes return one message each', () => {
  const { problems } = drift((types, post) => {
    types.splice(1)
    Object.assign(post('title'), { localized: false, required: false })
  })
  expect(problems).toHaveLength(3)
})
