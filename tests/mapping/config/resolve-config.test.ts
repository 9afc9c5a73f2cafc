import { expect, test } from 'vitest'
import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import type { Mapping, TypeMapping } from 'content-mapping/mapping.ts'
import type { SpaceType } from 'content-mapping/space-model.ts'
import { roles } from '../../../src/site-content/site-roles.server.ts'

function type(id: string, fields: Readonly<Record<string, string>>, displayField?: string): SpaceType {
  const all = Object.entries(fields).map(([field, kind]) => ({
    id: field,
    name: field,
    type: kind,
    localized: false,
    required: false,
    accepts: [],
    values: [],
  }))
  return { id, name: id, displayField, fields: all }
}

function resolved(of: SpaceType, written: TypeMapping | undefined, guessed: Mapping = { types: {} }): TypeMapping | undefined {
  return resolveConfig({ types: written ? { [of.id]: written } : {} }, [of], roles, guessed).types[of.id]
}

test('resolveConfig: a field of the same name needs no line', () => {
  const post = type('post', { title: 'Symbol', slug: 'Symbol', summary: 'Text', body: 'Text', notes: 'Text' })
  expect(resolved(post, { as: 'story', fields: { body: { from: 'body', as: 'markdown' } } })).toEqual({
    as: 'story',
    fields: { body: { from: 'body', as: 'markdown' }, title: { from: 'title' }, slug: { from: 'slug' }, summary: { from: 'summary' } },
  })
})

test('resolveConfig: ignores a field of an unsuitable kind, and one that is excluded', () => {
  const post = type('post', { title: 'Symbol', cover: 'Boolean', authors: 'Symbol', related: 'Array of Link to Entry' })
  expect(resolved(post, { as: 'story', fields: { related: { any: [] } } })?.fields).toEqual({ related: { any: [] }, title: { from: 'title' } })
})

test('resolveConfig: a title reads the display field, unless that has another role', () => {
  expect(resolved(type('theme', { fullName: 'Symbol' }, 'fullName'), { as: 'topic', fields: {} })?.fields).toEqual({ title: { from: 'fullName' } })
  expect(resolved(type('theme', { key: 'Symbol' }, 'key'), { as: 'topic', fields: { slug: { from: 'key' } } })?.fields).toEqual({ slug: { from: 'key' } })
  expect(resolved(type('theme', { key: 'Symbol' }, 'key'), { as: 'topic', fields: {}, hidden: ['key'] })?.fields).toEqual({})
})

test('resolveConfig: a type that is not in the file has no pages, and otherwise its inferred mapping', () => {
  const of = type('post', {})
  const story = { types: { post: { as: 'story', fields: { title: { from: 'a' }, cover: { from: 'b' }, published: { from: 'c' } }, hidden: ['d'] } } }
  expect(resolved(of, undefined, story)).toEqual({ as: 'part', fields: { title: { from: 'a' }, picture: { from: 'b' } }, hidden: ['d'] })
  expect(resolved(of, undefined, { types: { post: { as: 'generic', fields: { date: { from: 'c' } } } } })).toEqual({ as: 'part', fields: {} })
  expect(resolved(of, undefined, { types: { post: { as: 'quote', fields: { text: { from: 'a' } } } } })).toEqual({
    as: 'quote',
    fields: { text: { from: 'a' } },
  })
  expect(resolved(of, undefined)).toEqual({ as: 'part', fields: {} })
})

test('resolveConfig: a type that the space does not have is not in the mapping', () => {
  expect(resolveConfig({ types: { gone: { as: 'story', fields: {} } } }, [], roles, { types: {} })).toEqual({ types: {} })
})

test.each(['__proto__', 'constructor'])('resolveConfig: a type called %s that is not listed has no pages', (id) => {
  expect(Object.entries(resolveConfig({ types: {} }, [type(id, { title: 'Symbol' })], roles, { types: {} }).types)).toEqual([[id, { as: 'part', fields: {} }]])
})
