import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { sampleByType, valueOf } from 'content-mapping/infer/evidence/sample.ts'
import { factsOfValues } from 'content-mapping/infer/evidence/values.ts'
import { entry, link, model, paragraph, type Lines } from './models/model.ts'

/** Infers the mapping of a content type from a model and the fields of its entries. */
function read(lines: Lines, type: string, ...entries: readonly Readonly<Record<string, unknown>>[]) {
  const { mapping, reasons } = inferMapping(
    model(
      lines,
      entries.map((fields, index) => entry(type, `${type}-${index}`, fields)),
    ),
  )
  return {
    as: mapping.types[type]?.as,
    fields: mapping.types[type]?.fields ?? {},
    hidden: mapping.types[type]?.hidden ?? [],
    reasons: reasons[type]?.fields ?? {},
  }
}

test.each([
  ['a heading', '## Why\n\nBecause.'],
  ['a list', 'Bring:\n\n- a pen\n- paper'],
  ['a link', 'See [there](https://example.org).'],
  ['emphasis', 'It is **important**.'],
  ['a picture', '![a cat](//images.example.org/cat.jpg)'],
])('inferMapping: long text with %s is Markdown', (_, body) => {
  const { fields } = read({ post: 'title:s body:t' }, 'post', { title: 'One', body }, { title: 'Two', body: 'No more.' })
  expect(fields['body']).toEqual({ from: 'body', as: 'markdown' })
})

test('inferMapping: long text with a Markdown editor is Markdown, unless its values contain none', () => {
  expect(read({ post: 'title:s body:t@markdown' }, 'post').fields['body']).toEqual({ from: 'body', as: 'markdown' })
  expect(read({ post: 'title:s body:t' }, 'post').fields['body']).toEqual({ from: 'body' })
  const plain = ['One', 'Two', 'Three'].map((title) => ({ title, body: `${title} is a number, 2 * 3 * 4 is another one.` }))
  expect(read({ post: 'title:s body:t@markdown' }, 'post', ...plain).fields['body']).toEqual({ from: 'body' })
})

test('inferMapping: code is plain text, even if its editor is the Markdown editor', () => {
  const { fields } = read({ codeBlock: 'name:s code:t@markdown' }, 'codeBlock', { name: 'One', code: '# a comment\nls' })
  expect(fields['body']).toEqual({ from: 'code', as: 'plain' })
})

test.each([
  ['key', ['about-us', 'contact', 'jobs'], true],
  ['key', ['About us', 'Contact', 'Jobs'], false],
  ['url', ['/about/us', '/contact', '/jobs'], true],
  ['url', ['https://example.org/a', 'https://example.org/b', 'https://example.org/c'], false],
  ['path', ['/', '/contact', '/jobs'], true],
  ['slug', ['one', 'two', 'three'], true],
])('inferMapping: a field called %s with %j is an address: %j', (field, values, isAddress) => {
  const entries = values.map((value, index) => ({ title: `Page ${index}`, [field]: value }))
  const { fields } = read({ page: `title:s ${field}:s body:r` }, 'page', ...entries)
  expect('slug' in fields).toBe(isAddress)
})

test('inferMapping: a text whose values are addresses of pictures is a picture', () => {
  const { fields } = read({ product: 'name:s slug:s! photo_url:s' }, 'product', { name: 'A', slug: 'a', photo_url: 'https://example.org/a.jpg' })
  expect(fields['picture']).toEqual({ from: 'photo_url' })
})

test('inferMapping: a name that many entries share is no title', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ name: 'Standard', label: `Page ${slug}`, slug }))
  expect(read({ page: 'name:s label:s slug:s!' }, 'page', ...entries).fields['title']).toEqual({ from: 'label' })
})

test('inferMapping: a field that accepts any entry is classified by the entries that it links to', () => {
  const lines = { page: 'title:s slug:s! stuff:ee writer:e', hero: 'headline:s', tile: 'headline:s', author: 'name:s photo:a' }
  const entries = [
    entry('page', 'p', { title: 'One', slug: 'one', stuff: [link('h'), link('t')], writer: link('a') }),
    entry('hero', 'h', { headline: 'Welcome' }),
    entry('tile', 't', { headline: 'More' }),
    entry('author', 'a', { name: 'Ada' }),
  ]
  const { mapping, reasons } = inferMapping(model(lines, entries))
  expect(mapping.types['page']?.fields['sections']).toEqual({ from: 'stuff' })
  expect(reasons['page']?.fields['writer']?.means).toBe('people')
  expect([mapping.types['hero']?.as, mapping.types['author']?.as]).toEqual(['section', 'person'])
})

test('inferMapping: an entry that texts link to has a page; one that they embed is a part', () => {
  const embed = { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', data: { target: link('x') }, content: [] }] }
  const lines = { post: 'title:s slug:s! body:r', thing: 'title:s text:r', guide: 'title:s text:r' }
  const words = { nodeType: 'document', content: [{ nodeType: 'entry-hyperlink', data: { target: link('g') }, content: [] }] }
  const entries = [
    entry('post', 'p', { title: 'P', slug: 'p', body: embed }),
    entry('post', 'q', { title: 'Q', slug: 'q', body: words }),
    entry('thing', 'x', { title: 'X', text: paragraph('x') }),
    entry('guide', 'g', { title: 'G', text: paragraph('g') }),
  ]
  const { mapping } = inferMapping(model(lines, entries))
  expect(mapping.types['thing']?.as).toBe('part')
  expect(mapping.types['guide']?.as).toBe('story')
})

test('sampleByType: returns a few of many entries, evenly distributed and regardless of their order', () => {
  const entries = Array.from({ length: 5000 }, (_, n) => entry('post', `id${String(n).padStart(4, '0')}`, {}))
  const ids = (some: typeof entries) => (sampleByType(some).get('post') ?? []).map(({ id }) => id)
  expect(ids(entries).length).toBeLessThanOrEqual(50)
  expect(ids(entries)).toEqual(ids(entries.toReversed()))
  expect(ids(entries).at(-1)).toMatch(/^id4[89]/)
})

test('valueOf: reads a value in the default locale of the space, or else in the first that has one', () => {
  const one = { id: 'a', type: 'post', fields: { title: { de: 'Titel', 'en-US': 'Title' }, text: { fr: 'Texte', de: null } } }
  expect(valueOf(one, 'title', 'en-US')).toBe('Title')
  expect(valueOf(one, 'text', 'en-US')).toBe('Texte')
  expect(valueOf(one, 'other', 'en-US')).toBeUndefined()
})

test('factsOfValues: shares relate to the values, and are 0 without any', () => {
  expect(factsOfValues([undefined, null, ''])).toMatchObject({ count: 0, length: 0, distinct: 0, paths: 0 })
  expect(factsOfValues(['/a', '/a', 'A b', 'https://example.org'])).toMatchObject({ count: 4, distinct: 0.75, paths: 0.5, urls: 0.25 })
})
