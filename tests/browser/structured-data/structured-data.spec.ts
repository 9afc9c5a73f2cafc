import { expect, test } from '../fixtures.ts'
import { CASES, hydrated, PAGE_TYPES } from '../page-types.ts'
import { graphOf, graphSchema } from '../../seo/structured-data/rules.ts'

/** The additional types of each page type, besides the page, its breadcrumbs, the site and the organization. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  home: ['WebPage'],
  page: ['WebPage'],
  'nested page': ['WebPage'],
  glossary: ['WebPage', 'DefinedTermSet'],
  stories: ['CollectionPage'],
  story: ['WebPage', 'Article'],
  events: ['CollectionPage'],
  event: ['WebPage', 'Event'],
  topics: ['CollectionPage'],
  people: ['CollectionPage'],
  topic: ['CollectionPage'],
  person: ['ProfilePage', 'Person'],
}

test('structured data: every page type has valid data in every language, as search engines require', async ({ request }) => {
  expect(Object.keys(ABOUT).toSorted()).toEqual(Object.keys(PAGE_TYPES).toSorted())
  for (const { type, locale, path } of CASES) {
    const html = await (await request.get(path)).text()
    const parsed = graphSchema.safeParse(graphOf(html))
    expect(parsed.error?.issues ?? [], `${type} in ${locale}`).toEqual([])
    const parts = parsed.data?.['@graph'] ?? []
    const way = type === 'home' ? [] : ['BreadcrumbList']
    expect(
      parts.map((part) => part['@type']),
      `${type} in ${locale}`,
    ).toEqual([...(ABOUT[type] ?? []), ...way, 'WebSite', 'Organization'])
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    expect(parts[0]).toMatchObject({ '@id': canonical, url: canonical })
    expect(html.includes('content="max-image-preview:large"'), `${type} in ${locale}`).toBe(!html.includes('content="noindex"'))
  }
})

test('structured data: every page of the sitemap has valid data', async ({ request }) => {
  test.setTimeout(120_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')))
  expect(addresses.length).toBeGreaterThan(100)
  for (const { pathname, search } of addresses) {
    const { error } = graphSchema.safeParse(graphOf(await (await request.get(pathname + search)).text()))
    expect(error?.issues ?? [], pathname).toEqual([])
  }
})

test('structured data: React hydrates the page and keeps the element once', async ({ page }) => {
  const story = CASES.find(({ type }) => type === 'story')
  await page.goto(story?.path ?? '')
  await hydrated(page)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  // Structured data is only in the document, not in the data for hydration.
  expect(await page.evaluate(() => document.documentElement.outerHTML.split('BreadcrumbList').length)).toBe(2)
})

test('structured data: the search address of the home page works in every language', async ({ request }) => {
  for (const { locale, path } of CASES.filter(({ type }) => type === 'home')) {
    const html = await (await request.get(path)).text()
    const site = graphSchema.parse(graphOf(html))['@graph'].find((part) => part['@type'] === 'WebSite')
    const address = site && 'potentialAction' in site ? site.potentialAction?.target.urlTemplate : undefined
    const { pathname, search } = new URL(String(address).replace('{search_term_string}', 'Meridian'))
    const found = await (await request.get(pathname + search)).text()
    expect(found, locale).toContain('<mark')
  }
})
