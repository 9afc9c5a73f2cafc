import { expect, test } from './fixtures.ts'
import { hydrated } from './page-types.ts'

test('a glossary word opens its definition, by pointer and by keyboard, and gives the focus back', async ({ page }) => {
  await page.goto('/en/stories/why-stars-twinkle')
  await hydrated(page)
  const term = page.locator('main a[href^="#term-"]').first()
  await term.click()
  const popover = page.getByRole('dialog')
  await expect(popover).toBeVisible()
  await expect(popover).toContainText(/\w{20,}|\w+ \w+ \w+ \w+/)
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(term).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popover).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the palette follows the system (${colorScheme}), then the visitor, before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en')
    await hydrated(page)
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const system = await background()
    const theme = () => page.locator('html').getAttribute('data-theme')
    const button = page.getByRole('banner').getByRole('button', { name: /^Colours/ })
    for (let presses = 0; presses < 3 && (await background()) === system; presses += 1) await button.click()
    expect(await background()).not.toBe(system)
    const chosen = await theme()
    expect(chosen).toBe(colorScheme === 'light' ? 'night' : 'day')
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('body')
    expect(await theme()).toBe(chosen)
  })
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/en/visit')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#content')
  await page.keyboard.press('Enter')
  // From here Tab goes on in the content, past the header.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('only what is in sight first loads at once', async ({ page }) => {
  await page.goto('/en')
  const eager = await page.locator('main img:not([loading="lazy"]):not([aria-hidden])').count()
  expect(eager).toBe(1)
  const sources = await page.locator('main picture source').evaluateAll((elements) => elements.map((element) => element.getAttribute('type')))
  expect(new Set(sources)).toEqual(new Set(['image/avif', 'image/webp', 'image/jpeg']))
})
