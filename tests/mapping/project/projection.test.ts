import { expect, test } from 'vitest'
import type { Mapping } from 'content-mapping/mapping.ts'
import { siteMapping } from '../../../src/site-content/site-mapping.server.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { siteTypes } from '../../../src/site-content/site-roles.server.ts'
import { entryOf, linkTo, project, spaceOf, typeOf } from './custom-space.ts'

const post = typeOf('blogPost', 'headline', [
  ['headline', 'Symbol'],
  ['intro', 'Text'],
  ['text', 'Text'],
  ['writer', 'Link to Entry'],
  ['rating', 'Integer'],
  ['note', 'Text'],
])
const story = {
  blogPost: {
    as: 'story',
    fields: { title: { from: 'headline' }, summary: { from: 'intro' }, body: { from: 'text', as: 'markdown' }, authors: { from: 'writer' } },
  },
} as const

test('projection: an entry gets the content type of its role, and values of the kinds that the role needs', async () => {
  const { entry } = await project(
    [post],
    [
      entryOf('one', 'blogPost', {
        headline: { 'en-US': 'Wide Skies', de: 'Weite Himmel' },
        text: { 'en-US': '# Up\n\nlook' },
        writer: { 'en-US': linkTo('Entry', 'ada') },
      }),
    ],
    { types: story },
  )
  const made = entry('one')
  expect(made?.contentTypeId).toBe('story')
  expect(made?.sys['contentType']).toEqual({ sys: { type: 'Link', linkType: 'ContentType', id: 'story' } })
  expect(made?.fields['title']).toEqual({ 'en-US': 'Wide Skies', de: 'Weite Himmel' })
  expect(made?.fields['slug']).toEqual({ 'en-US': 'wide-skies', de: 'weite-himmel' })
  expect(made?.fields['authors']).toEqual({ 'en-US': [linkTo('Entry', 'ada')] })
  expect(made?.fields['body']?.['en-US']).toMatchObject({ nodeType: 'document' })
  expect(JSON.stringify(made?.fields['body'])).toContain('look')
})

test('projection: an unmapped field has a prefixed name and the order of the content type; a hidden one is removed', async () => {
  const { entry, mapped } = await project(
    [post],
    [entryOf('one', 'blogPost', { headline: { 'en-US': 'A' }, rating: { 'en-US': 4 }, note: { 'en-US': 'calm' } })],
    {
      types: { blogPost: { ...story.blogPost, hidden: ['note'] } },
    },
  )
  const made = entry('one')
  const origin = mapped.originOf('story', made?.fields ?? {})
  expect(origin).toMatchObject({ type: 'blogPost', fields: [{ id: 'rating', type: 'Integer' }] })
  expect(made?.fields[origin?.fields[0]?.field ?? '']).toEqual({ 'en-US': 4 })
  expect(JSON.stringify(made?.fields)).not.toContain('calm')
})

test('projection: if two entries have the same address, the older one keeps it, in any order of the file', async () => {
  const types = { recipe: { as: 'generic', fields: { title: { from: 'name' }, slug: { from: 'path' } } } }
  const recipe = typeOf('recipe', 'name', [
    ['name', 'Symbol'],
    ['path', 'Symbol'],
  ])
  const entries = [
    entryOf('late', 'recipe', { name: { 'en-US': 'Soup' } }, '2025-03-01T00:00:00Z'),
    entryOf('early', 'recipe', { name: { 'en-US': 'Soup' } }, '2025-02-01T00:00:00Z'),
    entryOf('given', 'recipe', { name: { 'en-US': 'Pie' }, path: { 'en-US': '/kitchen/apple-pie/' } }),
    entryOf('nameless', 'recipe', {}),
  ]
  const { entry, mapped } = await project([recipe], entries, { types })
  expect(entry('early')?.fields['slug']).toEqual({ 'en-US': 'soup' })
  expect(entry('late')?.fields['slug']).toEqual({ 'en-US': 'soup-late' })
  expect(entry('given')?.fields['slug']).toEqual({ 'en-US': 'apple-pie' })
  expect(entry('nameless')?.fields).toMatchObject({ title: { 'en-US': 'recipe' }, slug: { 'en-US': 'recipe' } })
  expect(mapped.listings).toEqual([{ type: 'recipe', name: 'Recipes', segment: 'recipe', isOfOrphans: false, place: 2 }])
})

test('projection: sources are joined, tried in order, and formatted by templates', async () => {
  const person = typeOf('member', 'first', [
    ['first', 'Symbol'],
    ['last', 'Symbol'],
    ['born', 'Symbol'],
  ])
  const page = typeOf('landing', 'name', [
    ['name', 'Symbol'],
    ['top', 'Link to Entry'],
    ['more', 'Array of Link to Entry'],
  ])
  const { entry } = await project(
    [person, page],
    [
      entryOf('ada', 'member', { first: { 'en-US': 'Ada' }, last: { 'en-US': 'Lovelace', de: 'von Lovelace' } }),
      entryOf('home', 'landing', { name: { 'en-US': 'Home' }, top: { 'en-US': linkTo('Entry', 'a') }, more: { 'en-US': [linkTo('Entry', 'b')] } }),
    ],
    {
      types: {
        member: { as: 'person', fields: { name: { template: '{first} {last}' } } },
        landing: { as: 'page', fields: { title: { any: [{ from: 'nothing' }, { from: 'name' }] }, sections: { all: [{ from: 'top' }, { from: 'more' }] } } },
      },
    },
  )
  expect(entry('ada')?.fields['name']).toEqual({ 'en-US': 'Ada Lovelace', de: 'Ada von Lovelace' })
  // An entry without a slug is named in links to it, and has no page.
  expect(entry('ada')?.fields['slug']).toBeUndefined()
  expect(entry('home')?.fields['sections']).toEqual({ 'en-US': [linkTo('Entry', 'a'), linkTo('Entry', 'b')] })
  expect(entry('home')?.fields['title']).toEqual({ 'en-US': 'Home' })
})

test('projection: a link to an entry that stands for a picture becomes a link to the picture', async () => {
  const types = [
    typeOf('photo', 'alt', [
      ['alt', 'Symbol'],
      ['image', 'Link to Asset'],
    ]),
    typeOf('place', 'name', [
      ['name', 'Symbol'],
      ['hero', 'Link to Entry'],
      ['near', 'Link to Entry'],
    ]),
  ]
  const entries = [
    entryOf('p', 'photo', { alt: { 'en-US': 'a hill' }, image: { 'en-US': linkTo('Asset', 'hill') } }),
    entryOf('x', 'place', { name: { 'en-US': 'X' }, hero: { 'en-US': linkTo('Entry', 'p') }, near: { 'en-US': linkTo('Entry', 'x') } }),
  ]
  const { entry, mapped } = await project(types, entries, {
    types: { photo: { as: 'picture', fields: { file: { from: 'image' } } }, place: { as: 'generic', fields: { title: { from: 'name' } } } },
  })
  expect(entry('p')?.contentTypeId).toBe('wrappedPicture')
  expect(mapped.originOf('genericPage', entry('x')?.fields ?? {})?.fields.map(({ id, type }) => [id, type])).toEqual([
    ['hero', 'Link to Asset'],
    ['near', 'Link to Entry'],
  ])
})

test('projection: parts that no page links to are loose; too many of one type have pages and a list', async () => {
  const note = typeOf('note', 'name', [
    ['name', 'Symbol'],
    ['words', 'Text'],
    ['next', 'Link to Entry'],
  ])
  const entries = [
    entryOf('story', 'blogPost', { headline: { 'en-US': 'A' }, writer: { 'en-US': linkTo('Entry', 'seen') } }),
    entryOf('seen', 'note', { name: { 'en-US': 'Seen' }, words: { 'en-US': 'quiet' }, next: { 'en-US': linkTo('Entry', 'further') } }),
    entryOf('further', 'note', { name: { 'en-US': 'Further' } }),
    entryOf('alone', 'note', { name: { 'en-US': 'Alone' }, words: { 'en-US': 'quiet' } }),
  ]
  const mapping: Mapping = { types: { ...story, note: { as: 'part', fields: { title: { from: 'name' }, body: { from: 'words' } } } } }
  const { entry, mapped } = await project([post, note], entries, mapping, true)
  expect(['seen', 'further', 'alone'].map((id) => entry(id)?.contentTypeId)).toEqual(['genericSection', 'genericSection', 'genericSection'])
  expect(mapped).toMatchObject({ listings: [], loose: [{ type: 'note', name: 'Notes', ids: ['alone'] }], loosePath: 'more' })
  expect(mapped.originOf('genericSection', entry('seen')?.fields ?? {})).toMatchObject({ segment: undefined, fields: [{ id: 'next' }] })
  const notes = Array.from({ length: 13 }, (_, at) => entryOf(`loose-${at}`, 'note', { name: { 'en-US': `Loose ${at}` } }))
  const many = await project([post, note], [...entries, ...notes], mapping, true)
  expect(many.entry('alone')?.contentTypeId).toBe('genericPage')
  expect(many.mapped).toMatchObject({ listings: [{ type: 'note', segment: 'note', isOfOrphans: true }], loose: [] })
  expect(many.mapped.originOf('genericPage', many.entry('alone')?.fields ?? {})).toMatchObject({ segment: 'note', fields: [{ id: 'words' }, { id: 'next' }] })
  // A configuration decides which types have pages. Loose parts compose a home page, but have no separate page.
  const configured = await project([post, note], [...entries, ...notes], mapping)
  expect(configured.entry('alone')?.contentTypeId).toBe('genericSection')
  expect(configured.mapped).toMatchObject({ listings: [], loosePath: undefined })
})

test('projection: of parts that link to each other, only the topmost are loose; a singleton without an address is one of them', async () => {
  const part = typeOf('part', 'name', [
    ['name', 'Symbol'],
    ['next', 'Link to Entry'],
  ])
  const about = typeOf('about', 'title', [
    ['title', 'Symbol'],
    ['words', 'Text'],
  ])
  const next = (id: string) => ({ 'en-US': linkTo('Entry', id) })
  const entries = [
    entryOf('top', 'part', { name: { 'en-US': 'Top' }, next: next('below') }),
    entryOf('below', 'part', { name: { 'en-US': 'Below' } }),
    entryOf('one', 'part', { name: { 'en-US': 'One' }, next: next('other') }),
    entryOf('other', 'part', { name: { 'en-US': 'Other' }, next: next('one') }),
    entryOf('us', 'about', { title: { 'en-US': 'Who we are' }, words: { 'en-US': 'Two sisters.' } }),
  ]
  const types = { part: { as: 'part', fields: { title: { from: 'name' } } }, about: { as: 'generic', fields: { title: { from: 'title' } } } }
  const { entry, mapped } = await project([part, about], entries, { types }, true)
  expect(mapped.loose.map(({ type, ids }) => [type, ids])).toEqual([
    ['about', ['us']],
    ['part', ['top', 'one']],
  ])
  expect(entry('us')?.contentTypeId).toBe('genericSection')
})

test('projection: parts of entries that are never shown are not loose', async () => {
  const types = [
    typeOf('splitTest', 'name', [
      ['name', 'Symbol'],
      ['variant', 'Link to Entry'],
    ]),
    typeOf('note', 'name', [['name', 'Symbol']]),
  ]
  const entries = [
    entryOf('test', 'splitTest', { name: { 'en-US': 'Blue or green' }, variant: { 'en-US': linkTo('Entry', 'blue') } }),
    entryOf('blue', 'note', { name: { 'en-US': 'Blue' } }),
    entryOf('alone', 'note', { name: { 'en-US': 'Alone' } }),
  ]
  const note = { as: 'part', fields: { title: { from: 'name' } } }
  const { mapped } = await project(types, entries, { types: { splitTest: { as: 'ignore', fields: {} }, note } }, true)
  expect(mapped.loose.map(({ ids }) => ids)).toEqual([['alone']])
})

test('projection: several loose parts without a place follow the lists of a home page, and a single one precedes them', async () => {
  const typeNamed = (id: string) => typeOf(id, 'name', [['name', 'Symbol']])
  const part = { as: 'part', fields: { title: { from: 'name' } } } as const
  const entries = ['salt', 'flour'].map((id) => entryOf(id, 'ingredient', { name: { 'en-US': id } }))
  const types = { ingredient: part, note: part, recipe: { as: 'generic', fields: { title: { from: 'name' } } } } as const
  const recipes = ['bread', 'cake'].map((id) => entryOf(id, 'recipe', { name: { 'en-US': id } }))
  const all = [...entries, ...recipes, entryOf('open', 'note', { name: { 'en-US': 'We are open' } })]
  const { mapped } = await project(Object.keys(types).map(typeNamed), all, { types }, true)
  const places = [...mapped.loose, ...mapped.listings].toSorted((one, other) => one.place - other.place)
  expect(places.map(({ type }) => type)).toEqual(['note', 'recipe', 'ingredient'])
})

test('projection: the words of an entry that wraps a picture are its caption, its credit and its description', async () => {
  const photo = typeOf('photo', 'internalName', [
    ['internalName', 'Symbol'],
    ['image', 'Link to Asset'],
    ['altText', 'Symbol'],
    ['caption', 'Symbol'],
    ['credits', 'Symbol'],
  ])
  const words = { altText: { 'en-US': 'A hill at dusk' }, caption: { 'en-US': 'The north face' }, credits: { 'en-US': 'Photo: Ada' } }
  const file = { from: 'image' }
  const made = await project([photo], [entryOf('p', 'photo', words)], { types: { photo: { as: 'picture', fields: { file, caption: { from: 'caption' } } } } })
  expect(made.entry('p')?.fields).toMatchObject({ alt: words.altText, caption: words.caption, credit: words.credits })
  const described = await project([photo], [entryOf('p', 'photo', words)], {
    types: { photo: { as: 'picture', fields: { file, caption: { from: 'altText' } } } },
  })
  expect(described.entry('p')?.fields).toMatchObject({ alt: words.altText })
  expect(described.entry('p')?.fields['caption']).toBeUndefined()
})

test('projection: an ignored type is removed, and a space with the model of the site is left unchanged', async () => {
  const { entry } = await project([post], [entryOf('one', 'blogPost', {})], { types: { blogPost: { as: 'ignore', fields: {} } } })
  expect(entry('one')).toBeUndefined()
  const own = await spaceOf(
    [
      typeOf('siteSettings', 'name', [
        ['name', 'Symbol'],
        ['homePage', 'Link to Entry'],
        ['headerMenu', 'Array of Link to Entry'],
      ]),
    ],
    [],
  )
  const mapping = siteMapping()
  expect(mapping.projector(own.content, own.shown, 'delivery')).toBeUndefined()
  expect(mapping.mapped()).toBeUndefined()
})

test('siteTypes: every role of the site is a content type that entries can become', () => {
  for (const { type } of siteModel.models) expect(siteTypes.has(type)).toBe(true)
})

test('originOf: returns the fields of the space that fill the fields of the site', async () => {
  const { mapped } = await project([post], [entryOf('one', 'blogPost', { headline: { 'en-US': 'Wide Skies' } })], { types: story })
  const { filledBy } = mapped.originOf('story', { ownType: { 'en-US': 'blogPost' } }) ?? {}
  expect(filledBy && Object.fromEntries(filledBy)).toMatchObject({
    title: 'headline',
    summary: 'intro',
    body: 'text',
    authors: 'writer',
    own_blogPost_note: 'note',
  })
  expect(filledBy?.has('slug')).toBe(false)
})

test('mappedSpace: emoji in the name of a content type reach neither its name for visitors nor its address', async () => {
  const training = { ...typeOf('training', 'title', [['title', 'Symbol']]), name: '🏋️ Training session' }
  const { mapped } = await project([training], [entryOf('t', 'training', { title: { 'en-US': 'One' } })], {
    types: { training: { as: 'generic', fields: {} } },
  })
  expect(mapped.listings).toMatchObject([{ name: expect.stringMatching(/^Training/), segment: expect.stringMatching(/^training/) }])
})
