import type { Locale } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { readSpace } from '../../support/spaces/space.ts'
import { expect, test } from '../fixtures.ts'

const space = readSpace()
const slug = (id: string, locale: Locale) => String(space.entry(id).fields['slug']?.[locale])
const TIMETABLE = (locale: Locale) => ({ route: 'page' as const, path: `${slug('page-visit', locale)}/${slug('page-getting-here', locale)}` })

test('table: four columns fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/en/visit/getting-here', '/en/visit/tickets', '/en/exhibitions/planetarium']) {
    await page.goto(path)
    const hidden = await page.locator('main section:has(> table)').evaluateAll((regions) => regions.map((each) => each.scrollWidth - each.clientWidth))
    expect(hidden.length, path).toBeGreaterThan(0)
    for (const width of hidden) expect.soft(width, path).toBeLessThanOrEqual(0)
  }
})

test('table: an amount stays on one line on a phone if lines may break anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathOf('ja', { route: 'page', path: `${slug('page-visit', 'ja')}/${slug('page-tickets', 'ja')}` }))
  const region = page.locator('main section:has(> table)').first()
  const sums = region.locator('td', { hasText: /^\d+ユーロ$/ })
  expect(await sums.count()).toBeGreaterThan(3)
  const lines = await sums.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom)
      return Math.max(...bottoms) - Math.min(...bottoms)
    }),
  )
  for (const distance of lines) expect(distance, 'digits and unit end at the same height').toBeLessThan(8)
  expect(await region.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
})

for (const [locale, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`table (${dir}): if it overflows, its edges are shaded, it has a name and scrolls by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathOf(locale, TIMETABLE(locale)))
    const region = page.locator('main section:has(> table)').first()
    await region.locator('table').evaluate((table) => {
      if (table instanceof HTMLElement) table.style.inlineSize = '60rem'
    })
    await expect(region).toHaveAttribute('aria-label', /.{4,}/)
    await region.scrollIntoViewIfNeeded()
    // The pixels at the end of the visible part, which continues, differ from those at its start.
    const strip = async (side: 'start' | 'end') => {
      const box = await region.boundingBox()
      if (!box) throw new Error('no region')
      const left = (side === 'end') === (dir === 'ltr') ? box.x + box.width - 3 : box.x
      return page.screenshot({ clip: { x: left, y: box.y + 2, width: 3, height: 4 } })
    }
    expect(Buffer.compare(await strip('start'), await strip('end'))).not.toBe(0)
    await region.focus()
    await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(() => region.evaluate((each) => Math.abs(each.scrollLeft))).toBeGreaterThan(0)
  })
}

test('table: an empty corner keeps the heading rule, and an empty heading row leaves no space', async ({ page }) => {
  await page.goto('/en/visit/tickets')
  const rules = await page.locator('main thead tr > *').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomWidth))
  expect(new Set(rules)).toEqual(new Set(['1px']))
  await page.goto('/en/press')
  await expect(page.locator('main table thead')).toHaveCount(0)
  await expect(page.locator('main table tr').first()).toContainText('1887')
})

test('table: shows all its columns in print', async ({ page }) => {
  await page.goto('/en/visit/getting-here')
  await page.emulateMedia({ media: 'print' })
  const region = page.locator('main section:has(> table)').first()
  await expect(region).toHaveCSS('overflow-x', 'visible')
  await expect(region).toHaveCSS('background-image', 'none')
})
