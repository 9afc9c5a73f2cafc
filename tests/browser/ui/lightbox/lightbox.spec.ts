import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { hydrated } from '../../page-types.ts'
import { expectAccessible } from '../../axe.ts'
import { settled } from '../../measure/settled.ts'

const pictures = (page: Page) => page.locator('main a[data-figure]')
const box = (page: Page) => page.getByRole('dialog')
const position = (page: Page) => box(page).locator('output')

async function open(page: Page, path: string, index = 0) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await pictures(page).nth(index).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeVisible()
}

for (const { path, forward, back } of [
  { path: '/en/about', forward: 'ArrowRight', back: 'ArrowLeft' },
  { path: '/ar/%D8%B9%D9%86-%D8%A7%D9%84%D9%85%D8%B1%D8%B5%D8%AF', forward: 'ArrowLeft', back: 'ArrowRight' },
]) {
  test(`Lightbox keyboard (${path.slice(0, 3)}): opens, turns, jumps to both ends, zooms, traps the focus, and closes at the current picture`, async ({
    page,
  }) => {
    await open(page, path)
    const count = await pictures(page).count()
    const at = (n: number) => expect(position(page)).toHaveText(new RegExp(`^${n}[^0-9]`))
    const controls = box(page).getByRole('button')
    await at(1)
    await page.keyboard.press(back)
    await at(1)
    await page.keyboard.press(forward)
    await at(2)
    await page.keyboard.press(back)
    await at(1)
    await page.keyboard.press('End')
    await at(count)
    await expect(controls.nth(1)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Home')
    await at(1)
    await page.keyboard.press(forward)
    await page.keyboard.press('+')
    await expect(controls.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press(forward)
    await at(2)
    await page.keyboard.press('0')
    await expect(controls.nth(2)).toHaveAttribute('aria-pressed', 'false')
    for (let presses = 0; presses < 7; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await box(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await controls.nth(0).focus()
    await page.keyboard.press('Enter')
    await at(1)
    await expect(controls.nth(0)).toBeFocused()
    await page.keyboard.press(forward)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(pictures(page).nth(1)).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
  })
}

test('Lightbox axe: light and dark palettes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/en/about')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

test('Lightbox: every picture has an address that opens it, and Back closes it', async ({ page }) => {
  await open(page, '/en/about', 1)
  const id = await pictures(page).nth(1).getAttribute('data-figure')
  await expect(page).toHaveURL(new RegExp(`#figure-${id}$`))
  const address = page.url()
  await page.goBack()
  await expect(box(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en\/about$/)
  await page.goForward()
  await expect(box(page)).toBeVisible()
  await page.goto('/en')
  await page.goto(address)
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(pictures(page).nth(1)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/about$/)
})

test('Lightbox: a link from a previous version of the site opens its picture', async ({ page }) => {
  await page.goto('/en/about')
  const id = await pictures(page).nth(2).getAttribute('data-figure')
  await page.goto('/en/press')
  await page.goto(`/en/about#plate-${id}`)
  await expect(position(page)).toHaveText(/^3[^0-9]/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(pictures(page).nth(2)).toBeFocused()
})

test('Lightbox: after navigation it has the pictures of the new page, in order, with their titles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/about')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('footer a[href$="/press"]').first().click()
  await expect(page).toHaveURL(/\/en\/press$/)
  await page.locator('[data-figure="great-refractor"]').waitFor()
  const titles = await page.locator('main figure:has(a[data-figure]) figcaption > :last-child').allTextContents()
  await pictures(page).first().press('Enter')
  for (const [index, title] of titles.entries()) {
    await expect(position(page)).toHaveText(new RegExp(`^${index + 1}[^0-9]+${titles.length}$`))
    await expect(box(page).locator('p')).toHaveText(title)
    await page.keyboard.press('ArrowRight')
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Lightbox: a double press toggles the zoom; the wheel pans, with Ctrl it zooms, and the page never scrolls', async ({ page }) => {
  await open(page, '/en/about')
  const stage = box(page).locator('picture').locator('xpath=../..')
  const closer = box(page).locator('[aria-pressed]')
  await stage.dblclick()
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  await stage.dblclick()
  await expect(closer).toHaveAttribute('aria-pressed', 'false')
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 900)
  await settled(page)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -80)
  await page.keyboard.up('Control')
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  const top = () => stage.locator('> div').evaluate((picture) => picture.getBoundingClientRect().y)
  const before = await top()
  await page.mouse.wheel(0, 40)
  await expect.poll(top).toBeLessThan(before)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 200)
  await page.keyboard.up('Control')
  await expect(closer).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([scrolled, 1])
})

test('Lightbox: handles a press that precedes its code', async ({ page }) => {
  await page.goto('/en/about')
  await hydrated(page)
  let release: () => void = () => undefined
  const pressed = new Promise<void>((done) => (release = done))
  await page.route(/FigureLightbox.*\.js$|Lightbox.*\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await pictures(page).first().click()
  release()
  await expect(box(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('Lightbox: a thumbnail links to the large picture', async ({ page, problems }) => {
    problems.expect(/^failed: .*\.js csp$|favicon\.ico/)
    await page.goto('/en/about')
    await pictures(page).first().click()
    await expect(page).toHaveURL(/w=\d{4}/)
  })
})
