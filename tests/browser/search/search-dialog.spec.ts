import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`search dialog at ${width} × ${height}: suggestions cover no button and are as wide as the field`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/en/stories')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const field = dialog.getByRole('combobox')
    await field.fill('moon')
    const list = page.locator('.choice-popover:has([role="option"])')
    await expect(list).toBeVisible()
    const [around, under] = [await list.boundingBox(), await field.boundingBox()]
    expect(Math.abs((around?.width ?? 0) - (under?.width ?? 0))).toBeLessThanOrEqual(1)
    for (const button of await dialog.locator('button:not([tabindex="-1"])').all()) {
      const box = await button.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), await button.innerText()).toBeLessThanOrEqual(around?.y ?? 0)
    }
  })
}
