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

for (const lang of ['en', 'ar'] as const)
  test(`search dialog in ${lang}: a suggestion shows its page type at the end of the line of its title`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/${lang}`)
    await hydrated(page)
    await page.getByRole('banner').locator('[data-search]').click()
    await page.getByRole('combobox').fill(lang === 'en' ? 'moon' : 'القمر')
    const option = page
      .getByRole('option')
      .filter({ has: page.locator('.choice-line') })
      .first()
    await expect(option).toBeVisible()
    const [whole, title, type] = [
      await option.boundingBox(),
      await option.locator('> :first-child').boundingBox(),
      await option.locator('.choice-note').boundingBox(),
    ]
    if (!whole || !title || !type) throw new Error('The suggestion is not visible.')
    expect(type.y).toBeLessThan(title.y + title.height)
    const distance = lang === 'ar' ? type.x - whole.x : whole.x + whole.width - type.x - type.width
    expect(distance).toBeLessThanOrEqual(32)
  })

test('suggestions: outdated requests are not sent or are aborted, and the same words are requested once', async ({ page }) => {
  const words: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/_search/')) words.push(searchParams.get('q') ?? '')
  })
  await page.goto('/en/stories')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  const options = page.getByRole('option')
  // Each text replaces the previous one within the pause.
  await field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    for (const text of ['s', 'sa', 'sat', 'saturn']) type(text)
  })
  await expect(options.filter({ hasText: 'Saturn' }).first()).toBeVisible()
  expect(words).toEqual(['saturn'])
  await field.fill('moon')
  await expect(options.filter({ hasText: 'Moon' }).first()).toBeVisible()
  await field.fill('saturn')
  await expect(options.filter({ hasText: 'Saturn' }).first()).toBeVisible()
  expect(words).toEqual(['saturn', 'moon'])
})
