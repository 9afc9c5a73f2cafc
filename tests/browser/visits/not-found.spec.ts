import { globSync, readFileSync } from 'node:fs'
import { LOCALES, localeInfo } from '../../../src/i18n/locales.ts'
import { m } from '#paraglide/messages.js'
import { PRODUCT } from '../../support/process.ts'
import { siteWord } from '../../support/site-words.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../measure/audited-pages.ts'
import { hydrated } from '../page-types.ts'

for (const locale of LOCALES) {
  test(`not-found page: an unknown address in ${locale} answers 404 in the layout of the site`, async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    for (const path of [
      `/${locale}/no/such/page`,
      `/${locale}/stories/no-such-story`,
      `/${locale}/events/none`,
      `/${locale}/topics/none`,
      `/${locale}/people/none`,
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
      await expect(page.locator('h1')).toHaveText(siteWord('notFoundTitle', locale))
      await expect(page).toHaveTitle(new RegExp(`^${m.not_found_title({}, { locale })}.+`))
      expect(await page.locator('title').count()).toBe(1)
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    }
    await expectAccessible(page)
  })
}

/** Position and radius of the displaced star in the drawing of 500 by 500. */
const STAR = { x: 384, y: 439, reach: 12 }

for (const path of ['/en/none', '/ar/none']) {
  test(`not-found page: the star on ${path} is completely visible at every width`, async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    await page.goto(path)
    await hydrated(page)
    const drawing = page.locator('main svg:has(use)')
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await resize(page, width, 900)
      await drawing.scrollIntoViewIfNeeded()
      // The point is only hit if nothing clips or covers it.
      const met = await drawing.evaluate((picture, { x, y, reach }) => {
        const { left, top, width: size } = picture.getBoundingClientRect()
        const at = (part: number) => (part * size) / 500
        const points = [
          [x, y],
          ...[-reach, reach].flatMap((by) => [
            [x + by, y],
            [x, y + by],
          ]),
        ]
        return points.every(([atX = 0, atY = 0]) => {
          const found = document.elementFromPoint(left + at(atX), top + at(atY))
          return found !== null && picture.contains(found)
        })
      }, STAR)
      expect(met, `${width} px`).toBe(true)
    }
  })
}

test('build: contains no developer explanations of errors', () => {
  const built = globSync(`${PRODUCT}/dist/**/*.{js,mjs,css,html}`)
  expect(built.length).toBeGreaterThan(20)
  const found = built.filter((file) => /request:failed|page:missing|data-why|No published entry has the address/.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('status page: the words of a title remain whole beside the picture', async ({ page, problems }) => {
  problems.expect(/404/)
  await page.goto('/en/nothing-here')
  // Hydration would restore the title.
  await hydrated(page)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await title.evaluate((heading) => (heading.textContent = 'Vorübergehend Temporarily unavailable'))
  for (const width of [390, 1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await title.evaluate((heading) => {
      const [text] = heading.childNodes
      if (!(text instanceof Text)) throw new Error('The title has no text.')
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        .map(([word]) => word)
    })
    expect(broken, `${width} px`).toEqual([])
  }
})
