import { m } from '#paraglide/messages.js'
import { localeInfo } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { belowWindow as below } from '../measure/below-window.ts'
import { CASES, hydrated, PAGE_TYPES } from '../page-types.ts'

const VIEWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('opening hours: every page head shows those of today and links to the page with all hours', async ({ page }) => {
  for (const view of VIEWS) {
    await page.setViewportSize(view)
    await page.goto('/en')
    // The clock of the tests shows a Saturday in November.
    const line = page.getByRole('link', { name: 'Open today 14:00 to 24:00' })
    // A phone has room for one line. The notice has priority until it is closed.
    if (!(await line.isVisible())) await page.getByRole('button', { name: m.notice_close({}, { locale: 'en' }) }).click()
    await expect(line).toBeVisible()
    expect(await below(page, line)).toBe(0)
    await line.click()
    await expect(page).toHaveURL(/\/en\/visit$/)
    const rows = page.locator('[data-section=openingHours] table tr')
    await expect(rows).toHaveCount(7)
    await expect(rows.first()).toHaveText('Saturday 21 November14:00–24:00')
    await expect(page.locator('tr[aria-current=date]')).toHaveText(/^Saturday/)
    await expect(rows.nth(2)).toHaveText('Monday 23 Novemberclosed')
  }
})

test('glossary: the first terms are visible at once, and letters lead to the others', async ({ page }) => {
  const glossary = PAGE_TYPES['glossary']
  if (!glossary) throw new Error('There is no glossary.')
  for (const view of VIEWS) {
    await page.setViewportSize(view)
    await page.goto(pathOf('en', glossary('en')))
    expect(await below(page, page.locator('[data-section=list] dt').first())).toBe(0)
  }
  // Terms that the page already lists are not defined again at its end.
  const ids = await page.locator('[id^=term-]').evaluateAll((terms) => terms.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  const letters = page.getByRole('navigation', { name: m.term_initials({}, { locale: 'en' }) })
  await letters.getByRole('link', { name: 'Z', exact: true }).click()
  await expect(page.locator('[data-section=list] dt', { hasText: 'Zenith' })).toBeInViewport()
  await page.goto(pathOf('ja', glossary('ja')))
  await expect(page.getByRole('navigation', { name: m.term_initials({}, { locale: 'ja' }) })).toHaveCount(0)
})

test('breadcrumb: every page except the home page ends it with its own name, the same as its heading', async ({ page }) => {
  test.slow()
  for (const { type, locale, path } of CASES.filter((each) => each.locale === 'en' || each.locale === 'ar')) {
    await page.goto(path)
    const way = page.getByRole('navigation', { name: m.breadcrumb({}, { locale }) })
    if (type === 'home') {
      await expect(way).toHaveCount(0)
      continue
    }
    const own = way.locator('[aria-current=page]')
    await expect(own, path).toHaveCount(1)
    await expect(way.getByRole('listitem').last().getByRole('link')).toHaveCount(0)
    const name = (await own.textContent()) ?? ''
    expect(name).not.toBe('')
    await expect(page.locator('h1'), path).toContainText(name)
    // The title contains the name once.
    expect((await page.locator('h1').textContent())?.split(name).length).toBe(2)
  }
})

test.describe('language offer', () => {
  test.use({ locale: 'de-AT' })

  test('stands below the header and covers nothing, even with large text', async ({ page }) => {
    for (const [path, size] of [
      ['/en', 100],
      ['/en/visit', 100],
      ['/en', 200],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await hydrated(page)
      await page.locator('html').evaluate((html, percent) => (html.style.fontSize = `${percent}%`), size)
      const offer = page.locator('[data-language-suggestion]:visible')
      await expect(offer).toHaveAttribute('lang', localeInfo('de').tag)
      await expect(offer).not.toHaveCSS('position', /fixed|absolute|sticky/)
      const [head, strip, main] = await Promise.all([page.getByRole('banner').boundingBox(), offer.boundingBox(), page.locator('main').boundingBox()])
      expect(strip?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? Infinity) - 1)
      expect(main?.y).toBeGreaterThanOrEqual((strip?.y ?? Infinity) + (strip?.height ?? Infinity) - 1)
    }
  })

  test('leaves the first action visible without scrolling on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const locale of ['en', 'fr', 'ar', 'ja'] as const) {
      await page.goto(pathOf(locale, { route: 'home' }))
      await hydrated(page)
      await expect(page.locator('[data-language-suggestion]:visible')).toBeVisible()
      expect.soft(await below(page, page.locator('main section').first().getByRole('link').first()), locale).toBe(0)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('language offer: is absent', async ({ page, problems }) => {
      problems.expect(/^failed: .*\.js csp$/)
      await page.goto('/en')
      await expect(page.locator('[data-language-suggestion]:visible')).toHaveCount(0)
    })
  })
})
