import { expect, test } from 'vitest'
import { as, defineContent, first, generic, ignore, join, jsonList, markdown, none, or, plain, sys, template } from '../../../src/content-config.ts'

const field = { name: '', required: false, localized: false } as const
/** In the format of `npm run content:types`. */
const space = {
  name: 'a space',
  tellsValidations: true,
  types: {
    blogPost: {
      name: 'Blog post',
      fields: {
        heroImage: { ...field, type: 'Link to Asset' },
        text: { ...field, type: 'Text' },
        publishDate: { ...field, type: 'Date' },
        author: { ...field, type: 'Link to Entry', accepts: ['person'] },
        gallery: { ...field, type: 'Array of Link to Asset' },
        data: { ...field, type: 'Object' },
      },
    },
    person: { name: 'Person', fields: { firstName: { ...field, type: 'Symbol' }, lastName: { ...field, type: 'Symbol' } } },
    landing: { name: 'Landing page', fields: { top: { ...field, type: 'Array of Link to Entry' }, extra: { ...field, type: 'Link to Entry' } } },
    recipe: { name: 'Recipe', fields: { name: { ...field, type: 'Symbol' } } },
    nt_audience: { name: 'Audience', fields: {} },
  },
} as const

test('defineContent: returns the mapping of the types that the file names', () => {
  const { types } = defineContent(space, {
    types: {
      blogPost: as('story', {
        cover: or('heroImage', first('gallery')),
        body: markdown('text'),
        summary: plain('text'),
        published: or('publishDate', sys('createdAt')),
        authors: 'author',
        related: none(),
      }),
      person: as('topic', { title: template('{firstName} {lastName}') }),
      landing: as('page', { sections: join('top', 'extra') }, { hidden: ['extra'] }),
      recipe: generic({ segment: 'recipes', title: 'name' }),
      nt_audience: ignore(),
    },
  })
  expect(types).toEqual({
    blogPost: {
      as: 'story',
      fields: {
        cover: { any: [{ from: 'heroImage' }, { from: 'gallery', as: 'first' }] },
        body: { from: 'text', as: 'markdown' },
        summary: { from: 'text', as: 'plain' },
        published: { any: [{ from: 'publishDate' }, { sys: 'createdAt' }] },
        authors: { from: 'author' },
        related: { any: [] },
      },
    },
    person: { as: 'topic', fields: { title: { template: '{firstName} {lastName}' } } },
    landing: { as: 'page', fields: { sections: { all: [{ from: 'top' }, { from: 'extra' }] } }, hidden: ['extra'] },
    recipe: { as: 'generic', fields: { title: { from: 'name' } }, segment: 'recipes' },
    nt_audience: { as: 'ignore', fields: {} },
  })
})

test('defineContent: lists fields that no type shows only once', () => {
  const { types } = defineContent(space, { hidden: ['data', 'name'], types: { blogPost: as('story', {}, { hidden: ['text'] }), recipe: generic() } })
  expect(types['blogPost']?.hidden).toEqual(['text', 'data'])
  expect(types['recipe']?.hidden).toEqual(['name'])
})

test('defineContent: parts of sections are roles as well, and a part of JSON is a list', () => {
  const { types } = defineContent(space, { types: { recipe: as('question', { question: 'name' }), blogPost: as('section', { summary: jsonList('data') }) } })
  expect(types['recipe']).toEqual({ as: 'question', fields: { question: { from: 'name' } } })
  expect(types['blogPost']?.fields).toEqual({ summary: { from: 'data', as: 'json-list' } })
})

/** The type checker must report an error in each line after a mark. */
export function wrong(): void {
  defineContent(space, {
    types: {
      blogPost: as('story', {
        // @ts-expect-error there is no such field
        cover: 'heroPicture',
        // @ts-expect-error a picture is no Markdown
        body: markdown('heroImage'),
        // @ts-expect-error a date is no list
        published: first('publishDate'),
        // @ts-expect-error there is no such field
        summary: or('text', 'intro'),
        // @ts-expect-error a text is no JSON
        related: jsonList('text'),
        // @ts-expect-error another type has this field
        title: or('text', plain('firstName')),
      }),
      // @ts-expect-error a field in braces is misspelled
      person: as('topic', { title: template('{firstName} {lastname}') }),
      // @ts-expect-error pages have no such field
      landing: as('page', { parts: join('top', 'extra') }),
      // @ts-expect-error there is no such field to hide
      recipe: generic({ hidden: ['notes'] }),
    },
  })
  defineContent(space, {
    // @ts-expect-error no type has such a field
    hidden: ['internalName'],
    types: {
      // @ts-expect-error there is no such type
      post: ignore(),
      // @ts-expect-error there is no such role
      blogPost: as('article', {}),
      // @ts-expect-error pages of their fields alone have no cover
      recipe: generic({ cover: 'name' }),
    },
  })
}
