import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/urls.ts'
import { readSpace } from '../support/space.ts'
import { expect, test } from './fixtures.ts'

const VISIT = (locale: Locale) => ({ route: 'page' as const, path: String(readSpace().entry('page-visit').fields['slug']?.[locale]) })

test('a table of four columns fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/en/visit/getting-here', '/en/visit/tickets', '/en/visit', '/en/exhibitions/planetarium']) {
    await page.goto(path)
    const hidden = await page.locator('main section:has(> table)').evaluateAll((regions) => regions.map((each) => each.scrollWidth - each.clientWidth))
    expect(hidden.length, path).toBeGreaterThan(0)
    for (const width of hidden) expect.soft(width, path).toBeLessThanOrEqual(0)
  }
})

for (const [locale, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`a table that does not fit says so at its edges (${dir}), has a name, and scrolls by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathOf(locale, VISIT(locale)))
    const region = page.locator('main section:has(> table)').first()
    await region.locator('table').evaluate((table) => {
      if (table instanceof HTMLElement) table.style.inlineSize = '60rem'
    })
    await expect(region).toHaveAttribute('aria-label', /.{4,}/)
    await region.scrollIntoViewIfNeeded()
    // The last pixels before the edge where it goes on differ from those at the edge where it begins.
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

test('an empty corner has the rule of the headings, and an empty row of headings leaves nothing', async ({ page }) => {
  await page.goto('/en/visit/tickets')
  const rules = await page.locator('main thead tr > *').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomWidth))
  expect(new Set(rules)).toEqual(new Set(['1px']))
  await page.goto('/en/press')
  await expect(page.locator('main table thead')).toHaveCount(0)
  await expect(page.locator('main table tr').first()).toContainText('1887')
})

test('printed, a table shows all of itself', async ({ page }) => {
  await page.goto('/en/visit/getting-here')
  await page.emulateMedia({ media: 'print' })
  const region = page.locator('main section:has(> table)').first()
  await expect(region).toHaveCSS('overflow-x', 'visible')
  await expect(region).toHaveCSS('background-image', 'none')
})
