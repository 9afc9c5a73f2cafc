import { m } from '#paraglide/messages.js'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { resize } from '../../browser/measure/audited-pages.ts'
import { belowWindow as below } from '../../browser/measure/below-window.ts'
import { readSpace } from '../../support/spaces/space.ts'

const VIEWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const slugs = readSpace().entry('event-geminids-2026').fields['slug']

test('event head: date, price and booking link are visible without scrolling, in every language', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(pathOf(locale, { route: 'event', slug: String(slugs?.[locale]) }))
    const head = page.locator('main header')
    for (const view of VIEWS) {
      await resize(page, view.width, view.height)
      const facts = head.locator('dl > div')
      await expect(facts).toHaveCount(3)
      await expect(facts.last()).toContainText(m.event_price({}, { locale }))
      expect(await below(page, facts.last()), `${locale}, price`).toBe(0)
      expect(await below(page, head.getByRole('link', { name: m.event_book({}, { locale }) })), `${locale}, booking`).toBe(0)
    }
  }
})

test('event head: shows its date once, with weekday and time beside the numerals', async ({ page }) => {
  await page.goto(pathOf('en', { route: 'event', slug: String(slugs?.['en']) }))
  const head = page.locator('main header')
  await expect(head.locator('dd').first()).toHaveText(/Sunday, 21:00–02:00$/)
  await expect(head.locator('time')).toHaveText('Sunday, 13 December 2026, 21:00–02:00')
  await page.goto(pathOf('ja', { route: 'events' }))
  await expect(page.locator('[data-card=event] > [aria-hidden]').first()).toHaveText('2026年12月13')
})

for (const width of [390, 1440]) {
  test(`event dates: have the month above the day in Japanese, and below or beside it in English, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [locale, isMonthFirst] of [
      ['ja', true],
      ['en', false],
    ] as const) {
      const paths = [pathOf(locale, { route: 'events' }), pathOf(locale, { route: 'event', slug: String(slugs?.[locale]) })]
      for (const path of paths) {
        await page.goto(path)
        const [first, second] = await page
          .locator('main p[aria-hidden]:has(> [class*="day"])')
          .first()
          .locator('> span')
          .evaluateAll((parts) =>
            parts.map((part) => ({ text: part.textContent, top: part.getBoundingClientRect().top, left: part.getBoundingClientRect().left })),
          )
        expect(/12|Dec/.test(first?.text ?? ''), path).toBe(isMonthFirst)
        expect((first?.top ?? 0) < (second?.top ?? 0) || (first?.left ?? 0) < (second?.left ?? 0), path).toBe(true)
      }
    }
  })
}
