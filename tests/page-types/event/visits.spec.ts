import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { arrive, resize } from '../../browser/measure/audited-pages.ts'
import { inOrder } from '../../browser/measure/in-order.ts'
import { hydrated } from '../../browser/page-types.ts'
import { press } from '../../browser/ui/dropdown/keys.ts'
import { PREVIEW_SECRET } from '../../fixtures/preview-secret.ts'

const APOPHIS = '/en/events/apophis-2029'
const FILTER = { name: 'Choose events' }

test('event page: offers calendars before its end, and none after it', async ({ page }) => {
  const calendars = page.getByRole('main').locator('a[href$=".ics"]')
  await page.goto('/en/events/geminids-2026')
  await page.getByRole('main').getByRole('button', { name: 'Add to calendar' }).click()
  await expect(calendars.first()).toBeVisible()
  await page.goto('/en/events/leonids-2026')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(calendars).toHaveCount(0)
  await expect(page.locator('head link[type="text/calendar"]')).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`event page: states the fact and its action first at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/events/geminids-2026')
    const event = ['h1', 'header dl', 'figure, picture', '.lead']
    expect(await inOrder(page, event)).toEqual(event)
  })
}

test('event page: the border of a drawing below its head follows the shape of the drawing, and its paper is dimmed in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await arrive(page, APOPHIS)
  for (const width of [390, 1440]) {
    await resize(page, width, 900)
    const { frame, drawing, blend, shade } = await page.locator('[data-drawing]:has(img[fetchpriority="high"])').evaluate((element) => {
      const image = element.querySelector('img[fetchpriority="high"]')
      const { width: across, height } = element.getBoundingClientRect()
      const { mixBlendMode, backgroundColor } = getComputedStyle(element.firstElementChild ?? element, '::after')
      return {
        frame: across / height,
        drawing: Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')),
        blend: mixBlendMode,
        shade: backgroundColor,
      }
    })
    expect(Math.abs(frame - drawing), `${width} px`).toBeLessThan(0.08)
    expect(blend).toBe('multiply')
    expect(shade).toBe('rgb(181, 173, 160)')
  }
})

test('event page: an editor alone sees the site as of another time', async ({ page, request }) => {
  await page.goto(`/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, entry: 'event-apophis-2029', locale: 'en' })}`)
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/en\/events\//)
  const isOver = page.getByText('This event is over')
  await expect(isOver).toHaveCount(0)
  await page.getByText('Show another time').click()
  await page.locator('input[name="at"]').fill('2031-01-01T10:00')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('[data-preview]')).toContainText('As of')
  await expect(page.locator('[data-preview]')).toContainText('2031')
  expect(await (await request.get(address)).text()).not.toContain('2031')
})

test('events on a phone: the first event is on the first screen in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of LOCALES) {
    await arrive(page, pathOf(locale, { route: 'events' }))
    await expect.soft(page.getByRole('main').getByRole('article').first(), locale).toBeInViewport()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

    test('events on a phone: the first event is on the first screen, and a filter leads to its results', async ({ page }) => {
      await page.goto('/en/events')
      if (javaScriptEnabled) await hydrated(page)
      const filter = page.getByRole('navigation', FILTER)
      const selects = filter.getByRole('button')
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      await expect(selects).toHaveText([/Upcoming events$/, /^Month\s*All months$/, /^Topics\s*All topics$/, /^Order\s*Soonest first$/])
      await expect(filter.locator('a').first()).toBeHidden()
      await selects.nth(1).click()
      const month = filter.locator('a:visible', { hasText: 'March 2027' })
      await expect(month).toBeVisible()
      await press(page, month)
      await expect(page).toHaveURL(/month=2027-03#results$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events: March 2027')
      await expect(page).toHaveTitle(/^Events: March 2027/)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ events?$/)
      await expect(selects).toHaveText([/Upcoming events$/, /^Month\s*March 2027$/, /^Topics\s*All topics$/, /^Order\s*Soonest first$/])
      await expect(filter.locator('a').first()).toBeHidden()
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      await expect(selects.first()).toBeInViewport()
      if (!javaScriptEnabled) return
      await expect(page.locator('#results')).toBeFocused()
      await expect(page.locator('[data-route-announcer]')).toHaveText(/Events: March 2027/)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

  test('events: a visitor filters by month and topic, views past events, and saves a date', async ({ page }) => {
    await page.goto('/en/events')
    const filter = page.getByRole('navigation', FILTER)
    const events = page.getByRole('main').getByRole('article')
    await expect(events.first()).toBeVisible()
    await filter.getByRole('link', { name: 'March 2027' }).click()
    await expect(page).toHaveURL(/\/en\/events\?month=2027-03#results$/)
    await expect(filter.locator('[aria-current]')).toHaveText(['Upcoming events', 'March 2027', 'All topics', 'Soonest first'])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await filter.getByRole('link', { name: 'The Moon' }).click()
    await expect(events).toHaveCount(1)
    await filter.getByRole('link', { name: 'Past events' }).click()
    await expect(page.locator('h1')).toHaveText('Past events: The Moon')
    await expect(events).toHaveCount(1)
    await page.goto('/en/events?month=2030-01')
    await expect(page.getByText('No events match this choice.')).toBeVisible()

    await page.goto('/en/events/refractor-night')
    await page.getByRole('main').getByRole('button', { name: 'Add to calendar' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe in your calendar' })).toHaveAttribute(
      'href',
      /^webcal:\/\/.*\/en\/events\/refractor-night\.ics$/,
    )
    const download = page.waitForEvent('download')
    await page.getByRole('main').getByRole('link', { name: 'Calendar file (.ics)' }).click()
    expect((await download).suggestedFilename()).toBe('refractor-night.ics')
  })
})
