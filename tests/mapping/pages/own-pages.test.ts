import { describe, expect, test } from 'vitest'
import settings from '#config'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { pageOf } from '../../support/page-of.ts'
import { customSite } from './custom-site.ts'

const site = await customSite()
const content = await site.openContent('en')

function at(path: string, page = 1, of = content) {
  return site.atPath(of, path, page)
}

describe('entry page', () => {
  test('shows its title and its picture, and its breadcrumb leads over the list of its type', async () => {
    const page = await pageOf(at('recipes/borscht'))
    expect(page).toMatchObject({ shows: 'entry', title: { text: 'Borscht' }, picture: { id: 'soup' } })
    expect(page.breadcrumb.map(({ title }) => title.text)).toEqual(['Home', 'Recipes', 'Borscht'])
    expect(page.meta).toMatchObject({ title: 'Borscht', siteName: settings.name, place: { route: 'page', path: 'recipes/borscht' } })
    expect(page.meta.alternates.find(({ locale }) => locale === 'de')).toMatchObject({ place: { path: 'recipes/borschtsch' } })
  })

  test('is found by the slug of another language, and redirects to the right one', async () => {
    expect(await at('recipes/borschtsch')).toEqual({ kind: 'moved', href: '/en/recipes/borscht', permanent: true })
    const german = await site.openContent('de')
    expect(await at('recipes/borscht', 1, german)).toEqual({ kind: 'moved', href: '/de/recipes/borschtsch', permanent: true })
  })

  test('is only found below its type', async () => {
    for (const path of ['tools/borscht', 'recipes/no-such', 'recipes/borscht/more', 'borscht']) expect((await at(path)).kind, path).toBe('missing')
  })

  test('exists also if the entry has only a title', async () => {
    expect(await pageOf(at('tools/ladle'))).not.toHaveProperty('own.facts')
  })
})

describe('listing page', () => {
  test('is named like the type, and is paginated and sorted by title', async () => {
    const first = await pageOf(at('recipes'))
    const second = await pageOf(at('recipes', 2))
    if (!('cards' in first && 'cards' in second)) throw new Error('There is no list.')
    const titles = [...first.cards, ...second.cards].map(({ title }) => title.text)
    expect([first.title, first.pages, first.cards.length, second.cards.length]).toEqual(['Recipes', 2, 9, 3])
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
    expect(pathOf('en', second.meta.place)).toBe('/en/recipes?page=2')
    expect(second.meta.title).toBe('Recipes, page 2')
    expect((await at('recipes', 3)).kind).toBe('missing')
  })

  test('has an address in the sitemap, like its entries', async () => {
    const paths = (await site.sitemapPages()).flatMap(({ alternates }) => alternates.map(({ locale, place }) => pathOf(locale, place)))
    expect(paths).toEqual(expect.arrayContaining(['/en/recipes', '/en/recipes?page=2', '/en/recipes/borscht', '/de/recipes/borschtsch', '/en/tools']))
  })
})

test('story page: exists with a title alone, and shows unmapped fields', async () => {
  const page = await pageOf(site.storyPage(content, 'we-have-opened'))
  expect(page.own?.facts).toMatchObject([{ label: { text: 'Mood' }, values: [{ text: { text: 'Glad' } }] }])
})

describe('mapped space without settings', () => {
  test('has a menu of its listings', async () => {
    const { name, menu } = await site.readLayout('en')
    expect(name.text).toBe(settings.name)
    expect(menu.map(({ label, target }) => [label.text, target?.kind === 'place' && pathOf('en', target.place)])).toEqual([
      ['Stories', '/en/stories'],
      ...(isAbsent('person') ? [] : [['People', '/en/people']]),
      ['Recipes', '/en/recipes'],
      // The list of a single entry is replaced by the entry.
      ['Ladle', '/en/tools/ladle'],
    ])
  })

  test('has a home page with the newest entries of each listing that has several, and links to all', async () => {
    const { home, title, sections, meta } = await pageOf(site.homePage(content))
    expect([home, title.text, meta.noindex]).toEqual([true, settings.name, false])
    const lists = sections.flatMap((section) => (section.type === 'list' ? [[section.title?.text, section.items.length, section.more !== undefined]] : []))
    expect(lists).toEqual([
      ['Recipes', 6, true],
      // Lists with one card are joined.
      ['In this section', isAbsent('person') ? 2 : 3, false],
    ])
    // Entries that the lists contain are not repeated.
    expect(sections.at(-1)).toMatchObject({ type: 'cards', title: { text: 'Often linked' }, items: [{ id: 'soup-7' }, { id: 'soup-8' }] })
  })
})

test('mapped space: an inferred mapping sets noindex on every page and empties the sitemap', async () => {
  const guessing = await customSite({ isConfirmed: false })
  const guessed = await guessing.openContent('en')
  expect(guessed.mapped?.listings.length).toBeGreaterThan(0)
  const home = await pageOf(guessing.homePage(guessed))
  const stories = await pageOf(guessing.storiesPage(guessed, undefined, 1))
  expect([home.meta.noindex, stories.meta.noindex]).toEqual([true, true])
  expect(await guessing.sitemapPages()).toEqual([])
})
