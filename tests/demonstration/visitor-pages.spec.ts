import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { arrive } from '../browser/measure/audited-pages.ts'

/** Pages with a fact or an action that visitors come for, and its place on the page. */
const FACTS = [
  ['/en/visit/getting-here', 'table'],
  ['/en/visit/tickets', 'table'],
  ['/en/support', 'a[data-quiet="false"]'],
] as const
const VIEWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Returns the addresses of a page in all its languages. */
async function inAllLanguages(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const addresses = await page
    .locator('head link[rel="alternate"][hreflang]:not([hreflang="x-default"], [type])')
    .evaluateAll((links) => links.map((link) => new URL(String(Reflect.get(link, 'href'))).pathname))
  expect(addresses.length).toBeGreaterThan(3)
  return addresses
}

for (const [path, fact] of FACTS)
  test(`demonstration: ${path} answers the questions of visitors on the first screen, in every language`, async ({ page }) => {
    test.slow()
    for (const address of await inAllLanguages(page, path)) {
      await page.goto(address)
      for (const view of VIEWS) {
        await page.setViewportSize(view)
        await expect.soft(page.getByRole('main').locator(fact).first(), `${address} at ${view.width} px`).toBeInViewport()
      }
    }
  })

test.describe('in an English browser', () => {
  // A strip above the page offers English.
  test.use({ locale: 'en-GB' })

  test('demonstration: the first link of Visit is on the first screen, in every language', async ({ page }) => {
    for (const address of await inAllLanguages(page, '/en/visit')) {
      await arrive(page, address)
      for (const view of [...VIEWS, { width: 1366, height: 768 }]) {
        await page.setViewportSize(view)
        await expect.soft(page.locator('main h1 ~ * a').first(), `${address} at ${view.width} px`).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

test('demonstration: the tickets page offers events to book, and the timetable comes before other links', async ({ page }) => {
  await page.goto('/en/visit/tickets')
  const action = page.getByRole('main').locator('a[data-quiet]').first()
  await expect(action).toHaveAttribute('href', '/en/events')
  await page.goto('/en/visit/getting-here')
  const table = await page.getByRole('main').getByRole('table').first().boundingBox()
  const link = await action.boundingBox()
  expect(link?.y ?? 0).toBeGreaterThan(table?.y ?? Infinity)
})

test('demonstration: Visit fits on four printed sheets in every language', async ({ page }) => {
  for (const address of await inAllLanguages(page, '/en/visit')) {
    await arrive(page, address)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, address).toBeLessThanOrEqual(4)
  }
})

test('demonstration: the home page shows no picture twice', async ({ page }) => {
  await page.goto('/en')
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => new URL(String(Reflect.get(image, 'src'))).pathname.split('/').slice(-3).join('/')))
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
})

test('demonstration: menus and breadcrumbs use the same words for a page', async ({ page }) => {
  await page.goto('/en')
  const items = await page
    .locator('header nav a[href^="/en/"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href') ?? '', link.textContent.trim()] as const))
  // Menu items of events add their date or that they are new. Those of pages may be shorter than the name: About, for About Meridian.
  const pages = items.filter(([href]) => !href.startsWith('/en/events'))
  expect(pages.length).toBeGreaterThan(10)
  for (const [href, label] of pages) {
    await page.goto(href)
    await expect.soft(page.getByRole('main').locator('nav [aria-current="page"]').first(), href).toContainText(label)
  }
})
