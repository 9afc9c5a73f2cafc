import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model, paragraph, type Lines } from './models/model.ts'

/** Returns the roles of a model with entries. Each entry has the fields of its type. */
function roles(lines: Lines, entries: Parameters<typeof model>[1] = []) {
  return Object.fromEntries(Object.entries(inferMapping(model(lines, entries)).mapping.types).map(([type, { as }]) => [type, as]))
}

test('inferMapping: a type with one entry that nothing links to is a section', () => {
  const about = entry('firewood', 'f', { headerText: 'Drops', paragraphText: 'We deliver on Fridays, between nine and noon.' })
  expect(roles({ firewood: 'headerText:s paragraphText:t' }, [about])['firewood']).toBe('section')
})

test('inferMapping: many entries with long texts have pages, and short ones are parts', () => {
  const entries = Array.from({ length: 5 }, (_, n) => [
    entry('guideline', `g${n}`, { name: `Rule ${n}`, content: paragraph('Write to be read. '.repeat(60)) }),
    entry('opinion', `o${n}`, { name: `Guest ${n}`, content: 'Very good.' }),
  ]).flat()
  expect(roles({ guideline: 'name:s content:r', opinion: 'name:s content:t' }, entries)).toEqual({ guideline: 'generic', opinion: 'part' })
})

test('inferMapping: a review without an address is no story', () => {
  const reviews = ['Good', 'Very good', 'Fine'].map((quote, n) => entry('review', `r${n}`, { guest: `Guest ${n}`, quote, stars: n }))
  expect(roles({ review: 'guest:s quote:t stars:i' }, reviews)['review']).toBe('part')
})

test('inferMapping: a link is recognized by its label and destination, without a telling name', () => {
  const lines = { page: 'title:s slug:s! more:e>typeA', post: 'title:s slug:s! more:e>typeA body:r', typeA: 'fieldA:s fieldB:e>page fieldC:s' }
  const a = entry('typeA', 'a', { fieldA: 'Read on', fieldC: 'https://example.org' })
  const { mapping } = inferMapping(model(lines, [a, entry('typeA', 'b', { fieldA: 'Home', fieldB: link('p') })]))
  expect(mapping.types['typeA']).toMatchObject({ as: 'link', fields: { label: { from: 'fieldA' }, target: { from: 'fieldB' }, url: { from: 'fieldC' } } })
})

test('inferMapping: paths that begin with a slash lead to other entries, and are no addresses of entries without a text', () => {
  const bars = ['Work', 'About', 'Jobs'].map((text) => entry('barLink', text, { text, to: `/${text.toLowerCase()}` }))
  const { mapping } = inferMapping(model({ barLink: 'text:s to:s newWindow:b', page: 'title:s slug:s! body:r' }, bars))
  expect(mapping.types['barLink']).toMatchObject({ as: 'link', fields: { label: { from: 'text' }, url: { from: 'to' } } })
})

test('inferMapping: a link with a small picture is a link, and a card with a text is not', () => {
  const lines = { link: 'url:s text:s image:a', card: 'title:s text:t image:a url:s', sponsor: 'name:s logo:a website:s' }
  expect(roles(lines)).toMatchObject({ link: 'link' })
  expect(Object.values(roles(lines)).filter((role) => role === 'link')).toHaveLength(1)
})

test('inferMapping: a picture with its texts is a picture, even if its name ends in block', () => {
  const lines = { post: 'title:s slug:s! body:r cover:e>imageBlock', author: 'name:s bio:t photo:e>imageBlock', imageBlock: 'title:s url:a altText:s credit:s' }
  const { mapping } = inferMapping(model(lines))
  expect(mapping.types['imageBlock']).toMatchObject({ as: 'picture', fields: { file: { from: 'url' }, caption: { from: 'credit' } } })
  expect(mapping.types['author']?.fields).toMatchObject({ portrait: { from: 'photo' } })
})

test('inferMapping: a form and a project are no people', () => {
  const form = entry('contactForm', 'c', {
    name: 'Your name',
    email: 'Your e-mail address',
    role: 'Your job',
    submitLabel: 'Send',
    successMessage: 'Thank you',
  })
  const lines = { contactForm: 'name:s email:s role:s submitLabel:s successMessage:s', project: 'name:s role:s photo:a github:s demo:s technologies:ss' }
  expect(Object.values(roles(lines, [form]))).not.toContain('person')
})

test('inferMapping: name, picture and role are no proof of a person; a quote does not exclude a member of a team', () => {
  const lines = { work: 'name:s role:s picture:a email:s', teamMember: 'name:s position:s photo:a favouriteQuote:t' }
  expect(roles(lines)).toEqual({ work: 'part', teamMember: 'person' })
})

test('inferMapping: a type is a topic without a telling name if more entries link to it than it has', () => {
  const lines = {
    typeA: 'title:s slug:s!',
    post: 'title:s slug:s! body:r date:d typeA:e>typeA',
    home: 'title:s slug:s! body:r typeB:ee>typeB',
    typeB: 'title:s slug:s! summary:s',
  }
  const posts = [1, 2, 3].map((n) => entry('post', `p${n}`, { title: `Post ${n}`, slug: `post-${n}`, typeA: link('a') }))
  const projects = [1, 2, 3].map((n) => entry('typeB', `b${n}`, { title: `Work ${n}`, slug: `work-${n}` }))
  const entries = [...posts, ...projects, entry('typeA', 'a', { title: 'Trams', slug: 'trams' }), entry('home', 'h', { title: 'Home', slug: 'home' })]
  expect(roles(lines, entries)).toMatchObject({ typeA: 'topic', typeB: 'generic' })
})

test('inferMapping: a job with a beginning, an end and a place is no event', () => {
  expect(roles({ experience: 'company:s position:s startDate:d endDate:d location:s description:t' })['experience']).not.toBe('event')
})

test('inferMapping: lists of links are menus, and the entry that holds menus is the settings', () => {
  const lines = {
    page: 'title:s slug:s! body:r',
    typeA: 'fieldA:s fieldB:ee>typeB',
    typeB: 'fieldA:s fieldB:e>page fieldC:s',
    typeC: 'fieldA:s logo:a fieldB:e>typeA home:e>page',
  }
  const entries = [
    entry('page', 'p', { title: 'Home', slug: 'home' }),
    entry('typeB', 'b', { fieldA: 'Home', fieldB: link('p'), fieldC: 'https://example.org' }),
    entry('typeA', 'a', { fieldA: 'Main', fieldB: [link('b')] }),
    entry('typeC', 'c', { fieldA: 'Site', fieldB: link('a') }),
  ]
  expect(roles(lines, entries)).toEqual({ page: 'page', typeA: 'link', typeB: 'link', typeC: 'settings' })
})

test('inferMapping: entries that contain only addresses are never shown', () => {
  expect(roles({ typeA: 'fieldA:s fieldB:s permanent:b' }, [entry('typeA', 'a', { fieldA: '/old', fieldB: '/new' })])['typeA']).toBe('ignore')
})

test('inferMapping: the candidates of a type are listed with points and reasons, the assigned role first', () => {
  const { reasons } = inferMapping(model({ imageBlock: 'title:s url:a altText:s', page: 'title:s slug:s! cover:e>imageBlock' }))
  const [first, ...others] = reasons['imageBlock']?.profile.candidates ?? []
  expect(first).toMatchObject({
    role: 'picture',
    why: ['holds one picture', 'contains a picture and its caption', 'is called “imageBlock”', 'other entries use it as their picture'],
  })
  expect(others.every(({ points }) => points < (first?.points ?? 0))).toBe(true)
})
