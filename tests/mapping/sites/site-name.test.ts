import { expect, test } from 'vitest'
import { siteNameOf } from 'content-mapping/compose/site-name.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, model, paragraph } from '../infer/models/model.ts'

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
  expect(nameOf('Home Page', 'Welcome to our site.')).toBeUndefined()
  expect(nameOf('Home Page', 'Welcome to My Blog.')).toBeUndefined()
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
  expect(nameOf('The ferry does not run on Monday.', 'Bread since 1904.')).toBeUndefined()
})
