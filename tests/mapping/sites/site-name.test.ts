import { expect, test } from 'vitest'
import { siteNameOf } from 'content-mapping/compose/site-name.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { SpaceModel } from 'content-mapping/space-model.ts'
import { entry, link, model, paragraph } from '../infer/models/model.ts'

/** Returns the name of a site whose home page has these texts. */
function nameOf(title: string, description: string): string | undefined {
  const home = entry('homePage', 'home', { title, description, body: paragraph('The doors open at nine.') })
  const post = entry('post', 'one', { title: 'A portfolio of Rosa Alba', slug: 'one', body: paragraph('Welcome to Lisbon.') })
  const space = model({ homePage: 'title:s description:t body:r', post: 'title:s slug:s!@slugEditor body:r' }, [home, post])
  const { mapping, home: homeId } = inferMapping(space)
  return siteNameOf(space, mapping, { given: undefined, homeId })
}

test.each([
  ['Home Page', 'Portfolio site for Gerda Holm, an engineer in Oslo.', 'Gerda Holm'],
  ['Home Page', 'Welcome to the Old Mill. Bread since 1904.', 'The Old Mill'],
  ['Home', 'Willkommen bei Haus Sonne, Ihrem Hotel am See.', 'Haus Sonne'],
])('siteNameOf: reads the name of a site in a sentence of its home page: %s, %s', (title, description, name) => {
  expect(nameOf(title, description)).toBe(name)
})

test('siteNameOf: ignores sentences in stories, and welcomes that name no site', () => {
  expect(nameOf('Home Page', 'Welcome to our site.')).toBe('Blog')
  expect(nameOf('Home Page', 'Welcome to My Blog.')).toBe('Blog')
})

test('siteNameOf: reads the name that most sentences of pages repeat, unless another name is as frequent', () => {
  const names = (...texts: readonly string[]) => {
    const space = model(
      { page: 'title:s slug:s!@slugEditor body:r' },
      texts.map((text, at) => entry('page', `page-${at}`, { title: `Page ${at}`, slug: `page-${at}`, body: paragraph(text) })),
    )
    return siteNameOf(space, inferMapping(space).mapping, { given: undefined, homeId: undefined })
  }
  const own = ['Each oak is cut by Old Mill Timber.', 'Old Mill Timber is closed on Monday.', 'You meet Old Mill Timber at the river.']
  expect(names(...own)).toBe('Old Mill Timber')
  expect(names(...own, 'We sell to Green Park Homes.', 'Beside Green Park Homes.', 'Built by Green Park Homes.')).toBeUndefined()
  expect(names('A chair by Rosa Alba.', 'A desk by Rosa Alba.', 'A bench by Rosa Alba.')).toBeUndefined()
})

test('siteNameOf: never takes a sentence for a name', () => {
  expect(nameOf('The ferry does not run on Monday.', 'Bread since 1904.')).toBe('Blog')
})

const POSTS = [
  entry('post', 'one', {
    title: 'On bread',
    slug: 'on-bread',
    body: paragraph('The oven is hot.'),
    author: { sys: { type: 'Link', linkType: 'Entry', id: 'me' } },
  }),
]
const BLOG = { post: 'title:s slug:s!@slugEditor body:r author:e>person', person: 'name:s bio:t' }
const ROSA = entry('person', 'me', { name: 'Rosa Alba', bio: 'Rosa bakes bread.' })
const nameOfSpace = (space: SpaceModel) => siteNameOf(space, inferMapping(space).mapping, { given: undefined, homeId: undefined })

test('siteNameOf: never names a blog after its author, but after its collection', () => {
  expect(nameOfSpace(model(BLOG, [...POSTS, ROSA]))).toBe('Blog')
  expect(nameOfSpace(model({ person: 'name:s bio:t' }, [ROSA]))).toBe('Rosa Alba')
  const recipes = ['Soup', 'Bread'].map((title) => entry('recipe', title, { title, slug: title.toLowerCase(), steps: paragraph('Stir well.') }))
  expect(nameOfSpace(model({ recipe: 'title:s slug:s!@slugEditor steps:r' }, recipes))).toBe('Recipes')
})

test.each([
  [['Old Mill Logo'], 'Old Mill'],
  [['Old Mill - Logo - DO NOT DELETE', 'Old Mill logo (dark)'], 'Old Mill'],
  [['Logo of Old Mill'], 'Old Mill'],
  [['Green Park logo', 'Old Mill logo'], 'Blog'],
  [['old-mill-logo.svg', 'Company logo', 'A logo'], 'Blog'],
])('siteNameOf: reads the name beside the word logo, if all logos have the same name: %j', (assetTexts, name) => {
  expect(nameOfSpace({ ...model(BLOG, [...POSTS, ROSA]), assetTexts: () => assetTexts })).toBe(name)
})

test('siteNameOf: reads the name that a text about the owner repeats, if it is not the name of a person', () => {
  const about = (text: string) => {
    const space = model({ ...BLOG, page: 'title:s slug:s!@slugEditor body:r' }, [
      ...POSTS,
      ROSA,
      entry('page', 'about', { title: 'About us', slug: 'about', body: paragraph(text) }),
    ])
    return nameOfSpace(space)
  }
  expect(about("Old Mill's ovens are hot. In 1904, Rosa Alba bought Old Mill. Rosa Alba lives here.")).toBe('Old Mill')
  expect(about('At Old Mill, bread takes days. About Us: bread. About Us: more. At Old Mill, we sing.')).toBe('Old Mill')
  expect(about('Rosa Alba bakes bread. Rosa Alba lives here.')).toBe('Blog')
})

test('siteNameOf: prefers the collection to a slogan of the home page', () => {
  const home = (title: string) => {
    const space = model({ ...BLOG, homePage: 'title:s body:r' }, [...POSTS, ROSA, entry('homePage', 'home', { title, body: paragraph('Open at nine.') })])
    return siteNameOf(space, inferMapping(space).mapping, { given: undefined, homeId: 'home' })
  }
  expect(home('The bread you always wanted')).toBe('Blog')
  expect(home('Old Mill + Sons Bakery')).toBe('Old Mill + Sons Bakery')
})

const pagesWith = (...titles: readonly string[]) => {
  const pages = titles.flatMap((title, n) => [
    entry('page', `p${n}`, { title: `Page ${n}`, slug: `page-${n}`, body: paragraph('Open.'), seo: link(`m${n}`) }),
    entry('seo', `m${n}`, { seoTitle: title }),
  ])
  return model({ page: 'title:s slug:s!@slugEditor body:r seo:e>seo', seo: 'seoTitle:s seoDescription:t noIndex:b' }, pages)
}

test('siteNameOf: a call to action at the end of titles for search engines is no name, and the word with which most begin is', () => {
  expect(nameOfSpace(pagesWith('Rooms in Ghent | Old Mill', 'Rooms in Bruges | Old Mill'))).toBe('Old Mill')
  expect(nameOfSpace(pagesWith('Rooms in Ghent | Book now', 'Rooms in Bruges | Book now'))).toBeUndefined()
  expect(nameOfSpace(pagesWith('Millhouse Ghent | Book now', 'Millhouse Bruges | Book now', 'Millhouse for groups', 'Groups'))).toBe('Millhouse')
  expect(nameOfSpace(pagesWith('How to bake', 'How to fish', 'How to sing'))).toBeUndefined()
})

test('siteNameOf: reads the name of the person who introduces themselves, in the only entry of its type', () => {
  const about = (text: string, more: readonly string[] = []) =>
    nameOfSpace(
      model({ ...BLOG, intro: 'heading:s text:r' }, [...POSTS, ...[text, ...more].map((each, n) => entry('intro', `i${n}`, { text: paragraph(each) }))]),
    )
  expect(about("I'm Rosa Alba, a baker in Oslo.")).toBe('Rosa Alba')
  expect(about('I am Glad to be here.')).toBe('Blog')
  expect(about("I'm Rosa Alba, a baker.", ["I'm Gerda Holm, a guest."])).toBe('Blog')
})

test('siteNameOf: the only person is no name if a work credits them', () => {
  const painting = entry('painting', 'p', { title: 'The lake', painter: link('me'), text: paragraph('Oil.') })
  const space = model({ person: 'name:s bio:t', painting: 'title:s text:r painter:e>person', room: 'title:s paintings:ee>painting' }, [ROSA, painting])
  expect(nameOfSpace(space)).not.toBe('Rosa Alba')
})

test('siteNameOf: a part of a title that several parts share is no name', () => {
  const shown = ['one', 'two', 'three'].map((id) => entry('clipping', id, { source: 'Femme Actuelle Senior', note: id }))
  expect(nameOfSpace(model({ clipping: 'source:s note:s' }, shown))).toBeUndefined()
})

test('siteNameOf: a space about one thing has its name, unless several entries stand alone', () => {
  const lines = { episode: 'title:s slug:s!@slugEditor body:r', show: 'name:s tagline:s description:t', shop: 'name:s tagline:s description:t' }
  const episode = entry('episode', 'e', { title: 'Why chairs creak', slug: 'chairs', body: paragraph('We break one.') })
  const about = (type: string, name: string) => entry(type, type, { name, tagline: 'How things hold', description: 'Two carpenters talk. '.repeat(9) })
  expect(nameOfSpace(model(lines, [episode, about('show', 'Glue and Grain')]))).toBe('Glue and Grain')
  expect(nameOfSpace(model(lines, [episode, about('show', 'Glue and Grain'), about('shop', 'The Bench')]))).toBe('Episodes')
})
