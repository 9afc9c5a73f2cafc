import { resolve } from 'node:path'
import { startSite, type RunningServer } from '../../support/process.ts'
import { customSpace } from '../../support/spaces/custom-space.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

// The site infers the mapping of the space's custom content types.
test.describe.configure({ mode: 'serial' })

let site: RunningServer

test.beforeAll(async () => {
  site = await startSite({ CONTENT_SPACE: resolve(await customSpace()) })
})

test.afterAll(async () => {
  await site.stop()
})

/** Returns the addresses that can be reached from the home page, in the language of the space. */
async function reachable(): Promise<string[]> {
  const found = new Set(['/en'])
  for (const path of found) {
    const html = await fetch(site.url + path).then((response) => response.text())
    for (const [, href = ''] of html.matchAll(/href="(\/en[^"#.]*)["#]/g)) found.add(href)
  }
  return [...found]
}

test('unmapped space: every page is reachable, rendered completely and marked noindex', async () => {
  const paths = await reachable()
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    const response = await fetch(site.url + path)
    const html = await response.text()
    expect([path, response.status, html.split('<h1').length - 1]).toEqual([path, 200, 1])
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
    // React writes this marker for a section that throws.
    expect(html, path).not.toContain('<!--$!-->')
  }
  expect(await fetch(`${site.url}/sitemap.xml`).then((response) => response.text())).not.toContain('<loc>')
})

test('unmapped space: the page of an entry shows each field once, by its kind', async ({ page }) => {
  await page.goto(`${site.url}/en/recipe/borscht`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Borscht')
  await expect(main.getByRole('term').filter({ hasText: 'Servings' })).toHaveCount(1)
  await expect(main.locator('a[href="https://soup.example/borscht"]')).toHaveText('soup.example')
  await expect(main.getByRole('table', { name: '' }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Method' })).toBeVisible()
  await expect(main.locator('video[controls]:not([autoplay])')).toHaveCount(1)
  await expect(main.locator('audio[controls]:not([autoplay])')).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /openstreetmap\.org/)
  await expect(main.getByRole('link', { name: 'Rye bread' })).toHaveAttribute('href', '/en/recipe/rye-bread')
  await expect(main.locator('a[href^="javascript"]')).toHaveCount(0)
  for (const words of ['It is best on the third.', 'Roast the beets', 'Three large beets', '1,200']) {
    await expect(main.getByText(words), words).toHaveCount(1)
  }
  // Nested JSON without texts is data for machines.
  await expect(main.getByText(/upper|fan\b/i)).toHaveCount(0)
  // Visitors cannot follow a link to an entry of another space.
  await expect(main.getByText('old-borscht')).toHaveCount(0)
})

test('unmapped space: pagination of a list updates its address', async ({ page }) => {
  await page.goto(`${site.url}/en/recipe`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/en\/recipe\?page=2$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await page.getByRole('main').getByRole('link', { name: 'Soup number 9' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup number 9')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`unmapped space: pages are accessible and fit a phone in the ${colorScheme} palette`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/en', '/en/recipe', '/en/recipe/borscht', '/en/tool/ladle', '/ar/recipe/borscht']) {
      await test.step(path, async () => {
        await page.goto(site.url + path)
        await hydrated(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
    }
  })
}
