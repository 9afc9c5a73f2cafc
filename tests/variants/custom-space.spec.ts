import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../browser/axe.ts'
import { expect, test } from '../browser/fixtures.ts'
import { readingsOfMarkdown, readingsOfPage } from '../support/markdown/readings.ts'
import { alternateAddressOn } from '../support/markdown/alternate-address.ts'

const COPY = '.cache/copies/strange'
const HOMES = [
  { path: '/en', lang: 'en-US', dir: 'ltr' },
  { path: '/zh', lang: 'zh-Hant-TW', dir: 'ltr' },
  { path: '/fa', lang: 'fa', dir: 'rtl' },
  { path: '/de', lang: 'de-AT', dir: 'ltr' },
] as const

test.beforeEach(async ({ page }) => {
  // Pictures without a file keep their original address.
  await page.route('https://images.ctfassets.net/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

test('unmapped space: starts in its own languages, and app.config.ts is unchanged', async ({ request }) => {
  const first = await request.get('/', { headers: { 'Accept-Language': 'fa, en;q=0.5' }, maxRedirects: 0 })
  expect(first.headers()['location']).toBe('/fa')
  for (const { path, lang, dir } of HOMES) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
    for (const each of HOMES) expect(html).toMatch(new RegExp(`hrefLang="${each.lang}"|hreflang="${each.lang}"`))
  }
  expect(await readFile(`${COPY}/app.config.ts`, 'utf8')).toBe(await readFile('tests/fixtures/app.config.ts', 'utf8'))
})

for (const { path, lang } of HOMES) {
  test(`unmapped space: the home page in ${lang} links to pages and passes axe`, async ({ page, request, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expectAccessible(page)
    const links = await page.locator('main a[href], header nav a[href]').evaluateAll((all) => all.map((link) => String(Reflect.get(link, 'href'))))
    const pages = new Set(links.filter((href) => href.startsWith(`${baseURL}${path}/`)))
    expect(pages.size).toBeGreaterThan(1)
    for (const href of pages) expect((await request.get(href)).status(), href).toBe(200)
  })
}

test('unmapped space: interface text and the skip link have their own lang or dir if they differ from the page', async ({ page }) => {
  await page.goto('/fa')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('lang', 'en')
  await expect(header).not.toHaveAttribute('dir')
  await expect(page.locator('a[href="#content"]')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'en')
  await page.goto('/de')
  await expect(page.getByRole('banner')).not.toHaveAttribute('lang')
  await expect(page.locator('a[href="#content"]')).toHaveText('Zum Inhalt springen')
})

test('unmapped space: pictures load from their host, which the policy allows, and from no other', async ({ page, request }) => {
  const response = await request.get('/en')
  expect(response.headers()['content-security-policy']).toContain("img-src 'self' data: https://images.ctfassets.net;")
  await page.goto('/en')
  const picture = page.locator('main img[src*="harbour.jpg"]').first()
  await expect(picture).toHaveAttribute('src', /^https:\/\/images\.ctfassets\.net\/.*[?&]w=\d+/)
})

test('unmapped space: pages have Markdown alternates with the same headings, links, tables and pictures', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const seen = new Set<string>()
  for (const { path: home } of HOMES) {
    const html = await textOf(home)
    const paths = [...html.matchAll(/href="(\/[^"#?]+)"/g)].map(([, path = '']) => path).filter((path) => path.startsWith(`${home}/`) && !/\.\w+$/.test(path))
    for (const path of new Set([home, ...paths].slice(0, 12))) {
      const page = await textOf(path)
      // Search results have no Markdown alternate.
      if (!page.includes('type="text/markdown"')) continue
      const markdown = await textOf(`${path}.md`)
      const [, origin = ''] = /data-origin="([^"]+)"/.exec(page) ?? []
      expect(readingsOfMarkdown(markdown), path).toEqual(readingsOfPage(page, alternateAddressOn(origin, path)))
      seen.add(path)
    }
  }
  expect(seen.size).toBeGreaterThan(8)
})
