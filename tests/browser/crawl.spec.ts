import { LOCALES } from '../../src/i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './page-types.ts'

const HREF = /<a\b[^>]*?\bhref="([^"]+)"/g

test('every internal link of every language leads to a page', async ({ request, baseURL }) => {
  test.setTimeout(240_000)
  const waiting = LOCALES.map((locale) => `/${locale}`)
  const seen = new Set(waiting)
  const wrong: string[] = []
  const visit = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) wrong.push(`${response.status()} ${path}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) return
    for (const [, href = ''] of (await response.text()).matchAll(HREF)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL))
      const next = url.pathname + url.search
      if (url.origin !== new URL(baseURL ?? '').origin || seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  for (let batch = waiting.splice(0, 8); batch.length > 0; batch = waiting.splice(0, 8)) await Promise.all(batch.map(visit))
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(300)
})

test('a walk through the menus by clicks meets no error', async ({ page }) => {
  test.setTimeout(120_000)
  for (const locale of LOCALES) {
    await page.goto(`/${locale}`)
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    const hrefs = await footer.locator('nav a[href^="/"]').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    for (const href of hrefs.filter((each) => each?.startsWith(`/${locale}`)).slice(0, 12)) {
      await footer.locator(`a[href="${href}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${(href ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'))
      await expect(page.locator('h1')).toHaveCount(1)
    }
  }
})
