import type { Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { LOCALES } from '../../src/i18n/locales.ts'
import { expect, test } from '../browser/fixtures.ts'
import { freePort, startSite, type RunningServer } from '../support/process.ts'

const BUILD = '.cache/copies/bakery'
/** Terms, name and fonts of the demonstration, in the languages of the site. */
const SUBJECT =
  /meridian|observator|observatoire|astronom|sternwarte|\bstern(?:e|en)?\b|\bstars?\b|\bétoiles?\b|\bdomes?\b|\bkuppeln?\b|\bcoupoles?\b|\bsky\b|\bhimmel\b|\bciel\b|\bplanets?\b|telescop|نجم|نجوم|السماء|قباب|مرصد|星|天文|fraunces|naskh|source.sans/iu
const TEXT = /^text\/|json|xml|javascript|svg/

function traces(text: string): string[] {
  return [...text.matchAll(new RegExp(SUBJECT, 'giu'))].map(({ 0: word, index }) => `${word}: ${text.slice(Math.max(0, index - 40), index + 40)}`)
}

test('build of the bakery: contains nothing of the demonstration', () => {
  const files = globSync(`${BUILD}/dist/**/*.*`).filter((path) => !/\.(?:br|gz|zst|png|woff2)$/.test(path))
  expect(files.length).toBeGreaterThan(50)
  expect(globSync(`${BUILD}/dist/**/*.woff2`)).toEqual([])
  for (const path of files) expect.soft([...traces(path), ...traces(readFileSync(path, 'utf8'))], path).toEqual([])
})

/** Returns the lines above the sections of a page, the space between their titles and their cards, and the colours of the marks beside titles. */
function sectionsOf(page: Page) {
  return page.locator('main [data-section]:not([data-embedded])').evaluateAll((sections) =>
    sections.map((element) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(element.querySelector(':scope > section') ?? element)
      const [title, cards] = ['h2', 'ul'].map((selector) => element.querySelector(selector)?.getBoundingClientRect())
      const marks = [...element.querySelectorAll('h2')].flatMap((heading) =>
        ['::before', '::after'].flatMap((pseudo) => {
          const { content, backgroundColor } = getComputedStyle(heading, pseudo)
          return content === 'none' ? [] : [backgroundColor]
        }),
      )
      return {
        type: element.getAttribute('data-section') ?? '',
        hasRule: backgroundImage.startsWith('linear-gradient') && backgroundSize.endsWith(' 1px'),
        gap: title && cards ? cards.left - title.right : undefined,
        marks,
      }
    }),
  )
}

test.describe('bakery with the plain theme', () => {
  let site: RunningServer
  test.beforeAll(async () => (site = await startSite({ CONTENT_SPACE: 'content/bakery.json' }, BUILD, BUILD)))
  test.afterAll(async () => site.stop())

  test('has nothing of the demonstration in any response', async ({ request }) => {
    test.slow()
    const waiting = new Set(['/', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/en/%00', ...LOCALES.flatMap((locale) => [`/${locale}`, `/${locale}/none`])])
    const statuses = new Map<string, number>()
    for (const path of waiting) {
      const response = await request.get(site.url + path)
      statuses.set(path, response.status())
      if (!TEXT.test(response.headers()['content-type'] ?? '')) continue
      const text = await response.text()
      expect.soft(traces(text), path).toEqual([])
      for (const [, found = ''] of text.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)/g)) {
        const target = new URL(found.replaceAll('&amp;', '&') || '/', site.url + path)
        // The sitemap contains addresses of the site's configured origin.
        if ([site.url, 'http://localhost:3000'].includes(target.origin)) waiting.add(target.pathname + target.search)
      }
    }
    expect(waiting.size).toBeGreaterThan(60)
    expect(statuses.get('/en/none')).toBe(404)
    expect(statuses.get('/en/%00')).toBe(400)
    for (const path of ['/en/stories/how-we-bake', '/en/events/open-oven', '/en/people/ada-miller', '/en/topics/bread', '/en/about', '/site.webmanifest']) {
      expect(statuses.get(path), path).toBe(200)
    }
  })

  test('shows its own name, and plain texts on a missing page', async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    await page.goto(`${site.url}/en/none`)
    await expect(page.locator('h1')).toHaveText('Page not found')
    await expect(page.getByRole('banner').locator('svg text').first()).toHaveText('R')
    expect(await (await page.request.get(`${site.url}/site.webmanifest`)).json()).toMatchObject({ name: 'Rye and Salt', theme_color: '#0a5560' })
  })

  test('begins an opening without breadcrumbs at the edge of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/en`)
    const edge = (await page.locator('footer .columns > :first-child').boundingBox())?.x ?? NaN
    expect((await page.locator('h1').boundingBox())?.x).toBeCloseTo(edge, 0)
  })

  test('opens each section with a rule, has titles in the column before their cards, and no marks without a line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/en`)
    const onHome = await sectionsOf(page)
    await page.goto(`${site.url}/en/about`)
    const sections = [...onHome, ...(await sectionsOf(page))]
    const ruled = sections.filter(({ type }) => type !== 'hero' && type !== 'callToAction')
    expect(ruled.length).toBeGreaterThan(5)
    for (const { type, hasRule } of sections) expect(hasRule, type).toBe(ruled.some((each) => each.type === type))
    const cards = sections.filter(({ type }) => type === 'cards')
    expect(cards).toHaveLength(1)
    for (const { gap } of cards) expect(gap).toBeGreaterThan(0)
    expect(sections.flatMap(({ marks }) => marks).length).toBeGreaterThan(3)
    expect(new Set(sections.flatMap(({ marks }) => marks))).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  })

  test('lists footer links without links below them as links, not as headings of columns', async ({ page }) => {
    await page.goto(`${site.url}/en`)
    const menu = page.locator('footer nav').first()
    const weight = (name: string) => menu.getByText(name, { exact: true }).evaluate((element) => Number(getComputedStyle(element).fontWeight))
    await expect(menu.getByRole('listitem').filter({ hasText: 'About us' })).toHaveCount(1)
    expect(await weight('About us')).toBeLessThan(await weight('The bakehouse'))
  })

  test('shows plain texts if its content cannot be read', async ({ request }) => {
    const nobody = await freePort()
    const shut = await startSite(
      { CONTENTFUL_SPACE_ID: 'bakery00001', CONTENTFUL_HOST: `localhost:${nobody}`, CONTENTFUL_INSECURE: 'true', CONTENTFUL_DELIVERY_TOKEN: 'x' },
      BUILD,
      BUILD,
    )
    try {
      for (const locale of LOCALES) {
        const response = await request.get(`${shut.url}/${locale}`)
        expect(response.status()).toBe(503)
        expect(traces(await response.text())).toEqual([])
      }
    } finally {
      await shut.stop()
    }
  })
})
