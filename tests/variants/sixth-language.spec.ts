import { expect, test } from '../browser/fixtures.ts'
import { hydrated } from '../browser/page-types.ts'

const STORY = `/it/storie/${encodeURIComponent('perché-le-stelle-brillano')}`

test('sixth language: needs one settings entry, one message file and content', async ({ page, request }) => {
  const response = await page.goto(STORY)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('h1')).toHaveText('Perché le stelle brillano')
  await expect(page.getByText('Vai al contenuto')).toHaveCount(1)
  await expect(page.locator('[data-fallback-notice]')).toHaveCount(0)
  expect(await page.locator('link[rel=alternate][hreflang=it]').getAttribute('href')).toMatch(new RegExp(`${STORY}$`))
  expect(await (await request.get('/sitemap.xml')).text()).toContain(STORY)
})

test('sixth language: can be chosen by visitors, and slugs of other languages lead to it', async ({ page, request }) => {
  const at = async (path: string, language: string) =>
    (await request.get(path, { headers: { 'Accept-Language': language }, maxRedirects: 0 })).headers()['location']
  expect(await at('/', 'it-CH, en;q=0.5')).toBe('/it')
  expect(await at('/stories/why-stars-twinkle', 'it')).toBe(STORY)
  expect(await at('/it/geschichten', 'de')).toBe('/it/storie')
  await page.goto('/de/geschichten/warum-sterne-funkeln')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  expect(new URL(page.url()).pathname).toBe(STORY)
})

test('sixth language: content without Italian shows marked English text, with an Italian notice', async ({ page }) => {
  await page.goto('/it/storie/drawing-what-is-not-there')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[data-fallback-notice]')).toContainText('inglese')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/it')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})
