import { expectAccessible } from '../browser/axe.ts'
import { expect, test } from '../browser/fixtures.ts'
import { holdScripts } from '../browser/measure/hold-scripts.ts'
import { hydrated } from '../browser/page-types.ts'

// Easy German has one story, and German Sign Language the same story as a video. Their home pages are in German, with a notice.
const STORY = '/leichte-sprache/geschichten/warum-sterne-funkeln'
const SIGNED = '/gebaerdensprache/geschichten/warum-sterne-funkeln'
const SWITCH = 'Barrierefreie Fassungen dieser Seite'

test('variant: lives at its prefix with its own lang, and marks texts of the standard language', async ({ page }) => {
  expect((await page.goto(STORY))?.status()).toBe(200)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-simple')
  await expect(page.locator('h1')).toHaveText('Warum Sterne funkeln')
  await expect(page.locator('h1')).not.toHaveAttribute('lang')
  // The interface has no messages in Easy German.
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'de')
  await expect(page.locator('[data-fallback-notice]')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).not.toHaveAttribute('content', 'noindex')
  await expect(page.getByText('11. Februar 2026').first()).toBeVisible()
  await page.goto('/leichte-sprache')
  await hydrated(page)
  await expect(page.locator('[data-fallback-notice]')).toHaveText('Leichte Sprache: Noch nicht alles auf dieser Seite ist verfügbar. Der Rest ist auf Deutsch.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('variant: has a separate switch, which leads to the same page or to the home page of a variant that lacks it', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }])
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await hydrated(page)
  const links = page.getByRole('banner').getByRole('navigation', { name: SWITCH }).getByRole('link')
  await expect(links).toHaveText(['Deutsch', 'Leichte Sprache', 'Gebärdensprache'])
  expect(await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')]))).toEqual([
    ['/de/geschichten/warum-sterne-funkeln', 'de'],
    [STORY, 'de-simple'],
    [SIGNED, 'gsg'],
  ])
  await page.goto('/de/besuch')
  await hydrated(page)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['/de/besuch', '/leichte-sprache', '/gebaerdensprache'])
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await hydrated(page)
  await links.nth(1).click()
  await expect(page).toHaveURL(STORY)
  await expect(links.nth(1)).toHaveAttribute('aria-current')
  // The switch stores no language: only languages are negotiated.
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('de')
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Diese Seite in anderen Sprachen' }).getByRole('link')).toHaveText([
    'English',
    'Deutsch',
    'Français',
    'العربية',
    '日本語',
    'Italiano',
  ])
  // Readers of Easy German are not offered the German page.
  await expect(page.locator('[data-language-suggestion=de]')).toHaveCount(0)
  await page.goto('/en/stories/why-stars-twinkle')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Leichte Sprache' })).toHaveCount(0)
})

test('variant: the switch stores no language before the scripts load, unlike the list of languages', async ({ page, context }) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value
  const release = await holdScripts(page)
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await page.getByRole('banner').getByRole('link', { name: 'Leichte Sprache' }).click()
  await expect(page).toHaveURL(STORY)
  expect(await stored()).toBeUndefined()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\//)
  expect(await stored()).toBe('fr')
  release()
})

test('variant: the switch works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await page.getByRole('banner').getByRole('link', { name: 'Leichte Sprache' }).click()
  await expect(page).toHaveURL(STORY)
  await context.close()
})

test('variant: a page that it lacks redirects to the standard language, and links lead there directly', async ({ page, request }) => {
  const missing = await request.get('/leichte-sprache/besuch', { maxRedirects: 0 })
  expect([missing.status(), missing.headers()['location']]).toEqual([307, '/de/besuch'])
  await page.goto(STORY)
  await hydrated(page)
  const visit = page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit', exact: true })
  await expect(visit).toHaveAttribute('hreflang', 'de')
  expect(await visit.getAttribute('href')).toMatch(/^\/de\//)
})

test('variant: a page in sign language plays its video', async ({ page }) => {
  await page.goto(SIGNED)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-x-sign')
  const video = page.getByRole('main').locator('video')
  await expect(video).toHaveAttribute('aria-label', 'Warum Sterne funkeln, in Gebärden')
  await expect(video).toHaveAttribute('src', /seeing\.mp4$/)
  await expect(video).toHaveJSProperty('controls', true)
  await expect(page.getByRole('main').getByRole('link', { name: /MP4/ })).toHaveAttribute('href', /seeing\.mp4$/)
  await expect(page.locator('[data-fallback-notice]')).toHaveCount(0)
  await expectAccessible(page)
  const languageOf = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const graph = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    return [graph['@graph'][0].inLanguage, graph['@graph'][0].accessibilityFeature]
  }
  expect(await languageOf(SIGNED)).toEqual([['de-x-sign', 'gsg'], 'signLanguage'])
  expect(await languageOf(STORY)).toEqual(['de-simple', undefined])
  // Lists are mostly in German.
  expect(await (await page.request.get('/gebaerdensprache/geschichten')).text()).not.toContain('accessibilityFeature')
})

test('variant: is never negotiated', async ({ request }) => {
  const at = async (headers: Record<string, string>) => (await request.get('/', { headers, maxRedirects: 0 })).headers()['location']
  expect(await at({ 'Accept-Language': 'de-simple' })).toBe('/de')
  expect(await at({ 'Accept-Language': 'de-x-sign, en;q=0.5' })).toBe('/de')
  expect(await at({ 'Accept-Language': 'fr', Cookie: 'locale=de-simple' })).toBe('/fr')
})

test('variant: is in the sitemap and has a canonical address, but no hreflang, which search engines would not accept', async ({ page, request }) => {
  await page.goto(STORY)
  await hydrated(page)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${STORY}$`))
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await hydrated(page)
  const listed = await page.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(listed).toEqual(['en', 'de', 'fr', 'ar', 'ja', 'it', 'x-default'])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>[^<]*\/(?:leichte-sprache|gebaerdensprache)[^<]*/g)).toHaveLength(2)
  expect(sitemap).toContain(`${STORY}</loc>`)
  expect(sitemap).not.toMatch(/hreflang="de-/)
})

test('variant: its lists contain all entries and are not indexed, and its search finds its pages', async ({ page, request }) => {
  await page.goto('/leichte-sprache/geschichten')
  await hydrated(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const pages = await Promise.all(['', '?page=2', '?page=3'].map(async (query) => (await request.get(`/leichte-sprache/geschichten${query}`)).text()))
  expect(pages.filter((text) => text.includes(`href="${STORY}"`))).toHaveLength(1)
  await expect(page.getByRole('main').locator('a[hreflang=de]').first()).toHaveAttribute('href', /^\/de\//)
  await expect(async () => {
    expect(await (await request.get('/leichte-sprache/suche?q=funkeln')).text()).toContain(`href="${STORY}"`)
  }).toPass()
})

for (const width of [390, 1366])
  test(`variant: its page and its switch are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(STORY)
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Leichte Sprache' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
