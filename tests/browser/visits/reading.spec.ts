import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

test('glossary term: opens its definition by pointer and by keyboard, and returns the focus', async ({ page }) => {
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
  test(`palette (${colorScheme}): follows the system, then the choice of the visitor, before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en')
    await hydrated(page)
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const system = await background()
    const scheme = () => page.locator('html').getAttribute('data-color-scheme')
    const button = page.getByRole('banner').getByRole('button', { name: /^Colours/ })
    await button.click()
    expect(await background(), 'the first press is seen').not.toBe(system)
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(colorScheme === 'light' ? 'Colours: dark.' : 'Colours: light.')
    const chosen = await scheme()
    expect(chosen).toBe(colorScheme === 'light' ? 'dark' : 'light')
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('body')
    expect(await scheme()).toBe(chosen)
    await hydrated(page)
    await button.click()
    expect(await background()).toBe(system)
    await button.click()
    expect(await scheme(), 'the way round ends with what the system has').toBe(null)
  })
}

test('palette: a choice stored under the previous names day and night still applies', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('theme', 'night'))
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Colours: dark/ })
    .click()
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  await expect(page.locator('html'), 'until another choice is made').not.toHaveAttribute('data-color-scheme', 'dark')
})

test('table of contents: marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/stories/lamp-417')
  await hydrated(page)
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const current = page.locator('nav [aria-current="location"]')
  await expect(current).toHaveCount(0)
  for (const index of [2, 0]) {
    const link = links.nth(index)
    await page.locator((await link.getAttribute('href')) ?? '').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect(current).toHaveText([await link.innerText()])
  }
})

test('page end: its link leads back to the top, and the keyboard continues from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/visit')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
})

test('Japanese lead: its last line has more than a few characters', async ({ page }) => {
  for (const path of ['/ja/読みもの/土星が環を失った年', '/ja/読みもの/コロナの数分間', '/ja']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const last = await page.locator('main .lead:lang(ja)').evaluateAll((texts) =>
        texts.map((text) => {
          const lines = new Map<number, string>()
          for (const node of text.childNodes) {
            for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
              const range = document.createRange()
              range.setStart(node, at)
              range.setEnd(node, at + 1)
              const line = Math.round(range.getBoundingClientRect().bottom)
              lines.set(line, (lines.get(line) ?? '') + range.toString())
            }
          }
          return [...lines].toSorted(([one], [other]) => one - other).at(-1)?.[1] ?? ''
        }),
      )
      expect(last.length).toBeGreaterThan(0)
      for (const line of last) expect.soft(line.length, `${path} at ${width} px ends on ${line}`).toBeGreaterThanOrEqual(4)
    }
  }
})

test('skip link: comes first and leads to the content', async ({ page }) => {
  await page.goto('/en/visit')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#content')
  await page.keyboard.press('Enter')
  // From here Tab moves on in the content, past the header.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('pictures: only the first visible one loads eagerly', async ({ page }) => {
  await page.goto('/en')
  const eager = await page.locator('main img:not([loading="lazy"]):not([aria-hidden])').count()
  expect(eager).toBe(1)
  const sources = await page.locator('main picture source').evaluateAll((elements) => elements.map((element) => element.getAttribute('type')))
  expect(new Set(sources)).toEqual(new Set(['image/avif', 'image/webp']))
  // Browsers that support neither format get one that every browser supports.
  for (const src of await page.locator('main picture img').evaluateAll((images) => images.map((image) => image.getAttribute('src'))))
    expect(src).toMatch(/&fm=jpg&/)
})

test('pagination, topics and orders: only the shown ones have aria-current', async ({ page }) => {
  for (const [path, number, options] of [
    ['/en/stories', '1', ['All topics', 'Newest first']],
    ['/en/stories?page=2', '2', []],
    ['/en/stories?topic=moon', undefined, ['The Moon', 'Newest first']],
  ] as const) {
    await page.goto(path)
    const currentOf = (name: string) => page.getByRole('navigation', { name, exact: true }).locator('[aria-current="page"]')
    await expect(currentOf('Pages'), path).toContainText(number === undefined ? [] : [number])
    await expect(currentOf('Stories by topic'), path).toHaveText([...options])
    // The menu links to the list, and every page is a part of it.
    await expect(page.getByRole('banner').locator('a[href="/en/stories"]').first(), path).toHaveAttribute('aria-current', 'page')
  }
})
