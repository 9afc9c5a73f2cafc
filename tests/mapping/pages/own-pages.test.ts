import { describe, expect, test } from 'vitest'
import settings from '#config'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { pageOf } from '../../support/page-of.ts'
import { strangeSite } from './strange-site.ts'

const site = await strangeSite()
const content = await site.openContent('en')

function at(path: string, page = 1, of = content) {
  return site.atPath(of, path, page)
}

describe('the page of an entry', () => {
  test('says its title, shows its picture, and lies below the list of its type', async () => {
    const page = await pageOf(at('recipes/borscht'))
    expect(page).toMatchObject({ shows: 'entry', title: { text: 'Borscht' }, picture: { id: 'soup' } })
    expect(page.breadcrumb.map(({ title }) => title.text)).toEqual(['Home', 'Recipe', 'Borscht'])
    expect(page.meta).toMatchObject({ title: 'Borscht', siteName: settings.name, place: { route: 'page', path: 'recipes/borscht' } })
    expect(page.meta.alternates.find(({ locale }) => locale === 'de')).toMatchObject({ place: { path: 'recipes/borschtsch' } })
  })

  test('is found by the slug of another language, which leads to the right one', async () => {
    expect(await at('recipes/borschtsch')).toEqual({ kind: 'moved', href: '/en/recipes/borscht', permanent: true })
    const german = await site.openContent('de')
    expect(await at('recipes/borscht', 1, german)).toEqual({ kind: 'moved', href: '/de/recipes/borschtsch', permanent: true })
  })

  test('is only found below its own type', async () => {
    for (const path of ['tools/borscht', 'recipes/no-such', 'recipes/borscht/more', 'borscht']) expect((await at(path)).kind, path).toBe('missing')
  })

  test('that has no more than a title is a page nonetheless', async () => {
    expect(await pageOf(at('tools/ladle'))).not.toHaveProperty('own.facts')
  })
})

describe('the list of a type', () => {
  test('is named like the type and comes in pages, by title', async () => {
    const first = await pageOf(at('recipes'))
    const second = await pageOf(at('recipes', 2))
    if (!('cards' in first && 'cards' in second)) throw new Error('There is no list.')
    const titles = [...first.cards, ...second.cards].map(({ title }) => title.text)
    expect([first.title, first.pages, first.cards.length, second.cards.length]).toEqual(['Recipe', 2, 9, 3])
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
    expect(pathOf('en', second.meta.place)).toBe('/en/recipes?page=2')
    expect(second.meta.title).toBe('Recipe, page 2')
    expect((await at('recipes', 3)).kind).toBe('missing')
  })

  test('has an address in the sitemap, as have its entries', async () => {
    const paths = (await site.sitemapPages()).flatMap(({ alternates }) => alternates.map(({ locale, place }) => pathOf(locale, place)))
    expect(paths).toEqual(expect.arrayContaining(['/en/recipes', '/en/recipes?page=2', '/en/recipes/borscht', '/de/recipes/borschtsch', '/en/tools']))
  })
})

test('a story is a page with a title alone, its author a name without a page, and both keep their own fields', async () => {
  const page = await pageOf(site.storyPage(content, 'we-have-opened'))
  expect(page.authors).toMatchObject([{ title: { text: 'Olena Kovalenko' } }])
  expect(page.authors[0]).not.toHaveProperty('link.kind')
  expect(page.own?.facts).toMatchObject([{ label: { text: 'Mood' }, values: [{ text: { text: 'Glad' } }] }])
})

describe('a space without settings', () => {
  test('has a menu of its lists', async () => {
    const { name, menu } = await site.siteFrame('en')
    expect(name.text).toBe(settings.name)
    expect(menu.map(({ label, target }) => [label.text, target?.kind === 'place' && pathOf('en', target.place)])).toEqual([
      ['Stories', '/en/stories'],
      ['People', '/en/people'],
      ['Recipe', '/en/recipes'],
      ['Tool', '/en/tools'],
    ])
  })

  test('has a home page of the newest entries of each list, with the way to all', async () => {
    const { home, title, sections, meta } = await pageOf(site.homePage(content))
    expect([home, title.text, meta.noindex]).toEqual([true, settings.name, false])
    const lists = sections.flatMap((section) => (section.type === 'list' ? [[section.title?.text, section.items.length, section.more !== undefined]] : []))
    expect(lists).toEqual([
      ['Stories', 1, false],
      ['Recipe', 6, true],
      ['Tool', 1, false],
      ['People', 1, false],
    ])
    // Entries that the lists contain are not repeated.
    expect(sections.at(-1)).toMatchObject({ type: 'cards', title: { text: 'Often linked' }, items: [{ id: 'soup-7' }, { id: 'soup-8' }] })
  })
})

test('what is guessed is kept from search engines, on every page and in the sitemap', async () => {
  const guessing = await strangeSite({ isConfirmed: false })
  const guessed = await guessing.openContent('en')
  expect(guessed.mapped?.listings.length).toBeGreaterThan(0)
  const home = await pageOf(guessing.homePage(guessed))
  const stories = await pageOf(guessing.storiesPage(guessed, undefined, 1))
  expect([home.meta.noindex, stories.meta.noindex]).toEqual([true, true])
  expect(await guessing.sitemapPages()).toEqual([])
})
