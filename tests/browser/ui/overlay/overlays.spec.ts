import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { settled } from '../../measure/settled.ts'
import { holdScripts } from '../../measure/hold-scripts.ts'
import { hydrated } from '../../page-types.ts'
import { CLASSIC_SCROLLBARS, watchShifts } from '../shift.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...CLASSIC_SCROLLBARS }) })

interface Overlay {
  readonly name: string
  readonly path: string
  readonly width?: number
  readonly trigger: (page: Page) => ReturnType<Page['locator']>
  readonly content: (page: Page) => ReturnType<Page['locator']>
  readonly isModal: boolean
}

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'menu panel',
    path: '/en/about',
    trigger: (page) => page.getByRole('banner').getByRole('navigation').first().getByRole('button').first(),
    content: (page) => page.locator('header [data-disclosure-panel]:popover-open'),
    isModal: false,
  },
  {
    name: 'language menu',
    path: '/ar',
    trigger: (page) => page.getByRole('banner').locator('button[aria-controls]').last(),
    content: (page) => page.locator('header [data-disclosure-panel]:popover-open'),
    isModal: false,
  },
  {
    name: 'phone sheet',
    path: '/ar',
    width: 600,
    trigger: (page) => page.locator('header button[aria-haspopup="dialog"]'),
    content: (page) => page.getByRole('dialog'),
    isModal: true,
  },
  {
    name: 'term',
    path: '/en/stories/why-stars-twinkle',
    trigger: (page) => page.locator('main a[data-term]').first(),
    content: (page) => page.getByRole('dialog'),
    isModal: false,
  },
  {
    name: 'lightbox',
    path: '/en/about',
    trigger: (page) => page.locator('a[data-figure]').first(),
    content: (page) => page.getByRole('dialog'),
    isModal: true,
  },
]

async function start(page: Page, { path, width, trigger }: Overlay) {
  await page.setViewportSize({ width: width ?? 1280, height: 720 })
  await page.goto(path)
  await hydrated(page)
  await trigger(page).scrollIntoViewIfNeeded()
  await settled(page)
}

for (const overlay of OVERLAYS) {
  test(`${overlay.name}: opening and closing shifts nothing, beside a scrollbar that takes space`, async ({ page }) => {
    await start(page, overlay)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'room of the scrollbar').toBeGreaterThan(0)
    const box = () => page.locator('main').evaluate((main) => JSON.stringify([main.getBoundingClientRect(), scrollY]))
    const before = await box()
    const shifts = await watchShifts(page)
    await overlay.trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect(overlay.content(page)).toBeVisible()
    await settled(page)
    expect(await box()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(overlay.content(page)).toBeHidden()
    await settled(page)
    expect(await box()).toBe(before)
    expect(await shifts()).toBe(0)
    await expect(overlay.trigger(page)).toBeFocused()
  })
}

for (const overlay of OVERLAYS.filter(({ isModal }) => isModal)) {
  test(`${overlay.name}: locks the scroll of the page behind, and unlocks it after every way of closing`, async ({ page }) => {
    await start(page, overlay)
    const scrolled = () => page.evaluate(() => scrollY)
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow.includes('hidden'))
    await overlay.trigger(page).click()
    await expect(overlay.content(page)).toBeVisible()
    const before = await scrolled()
    expect(await locked()).toBe(true)
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 600)
    for (const key of ['PageDown', 'End', 'Space']) if (overlay.name !== 'lightbox' || key !== 'Space') await page.keyboard.press(key)
    await settled(page)
    expect(await scrolled()).toBe(before)
    await page.goBack()
    await expect.poll(locked).toBe(false)
    await page.goForward()
  })

  test(`${overlay.name}: if its trigger disappears, the focus moves to a nearby element`, async ({ page }) => {
    await start(page, overlay)
    await overlay.trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect(overlay.content(page)).toBeVisible()
    await page
      .locator('header button[aria-haspopup="dialog"], a[data-figure]')
      .evaluateAll((all) => all.find((each) => each.checkVisibility())?.setAttribute('hidden', ''))
    await page.keyboard.press('Escape')
    await expect(overlay.content(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility())).toBe(true)
  })
}

test('term popover: Escape, a press outside and navigation close it, and the page stays the same', async ({ page }) => {
  const term = OVERLAYS.find(({ name }) => name === 'term')
  if (!term) throw new Error('term')
  await start(page, term)
  await term.trigger(page).click()
  await expect(term.content(page)).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(term.content(page)).toBeHidden()
  await term.trigger(page).click()
  await expect(term.content(page)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .locator('nav a')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).not.toHaveURL(/twinkle/)
  await expect(term.content(page)).toBeHidden()
  await expect(page.locator('main h1')).toBeFocused()
})

test('find in page: opens the question that contains the match and stays there', async ({ page }) => {
  await page.goto('/en/visit')
  const answer = page.locator('main details p').last()
  const words = (await answer.evaluate((paragraph) => paragraph.firstChild?.textContent ?? '')).trim().split(/\s+/).slice(0, 5).join(' ')
  await page.goto('about:blank')
  await page.goto(`/en/visit#:~:text=${encodeURIComponent(words)}`)
  await hydrated(page)
  await expect(answer.locator('xpath=ancestor::details')).toHaveAttribute('open')
  await settled(page)
  await expect(answer).toBeInViewport()
})

test('question: its address opens it, from outside and within the site', async ({ page }) => {
  await page.goto('/en/visit')
  const question = page.locator('main details').last()
  const id = await question.getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`/en/visit#${id}`)
  await expect(question).toHaveAttribute('open')
  await expect(question).toBeInViewport()
  await question.locator('summary').click()
  await expect(question).not.toHaveAttribute('open')
})

test('hydration: preserves the scroll position of the visitor', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/visit', { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await hydrated(page)
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

for (const { name, path, width = 1280, trigger, content } of OVERLAYS.slice(0, 3)) {
  test(`${name}: opens before scripts load, stays open during hydration, and then closes`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.setViewportSize({ width, height: 720 })
    await page.goto(path, { waitUntil: 'commit' })
    await trigger(page).click()
    await expect(content(page)).toBeVisible()
    const closed = await content(page).evaluateHandle((element) => {
      const seen = { closed: false }
      element.addEventListener('toggle', () => (seen.closed = !element.matches(':popover-open, :modal')))
      return seen
    })
    release()
    await hydrated(page)
    expect(await closed.evaluate((seen) => seen.closed)).toBe(false)
    await expect(content(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(content(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })
}

for (const { name, path, trigger, content } of OVERLAYS.slice(3)) {
  test(`${name}: handles a press before the scripts of the page load`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await trigger(page).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    release()
    await expect(content(page)).toBeVisible()
  })
}

test.describe('if scripts fail to load', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(/\.js/)
    await page.route(/assets\/.*\.js$/, (route) => route.abort())
  })

  test('the menu of a wide screen opens, and its links work', async ({ page }) => {
    await page.goto('/ar')
    const menu = page.getByRole('banner').getByRole('navigation').first()
    const button = menu.getByRole('button').first()
    await button.click()
    const link = page
      .locator(`[id="${await button.getAttribute('aria-controls')}"]`)
      .getByRole('link')
      .first()
    await expect(link).toBeVisible()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  test('the menu of a phone opens, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto('/de')
    await page.locator('header button[aria-haspopup="dialog"]').click()
    const link = page.getByRole('dialog').getByRole('link').nth(1)
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  for (const scripts of ['fail', 'never arrive'] as const) {
    test(`phone menu: if the browser lacks command buttons and scripts ${scripts}, leads to the navigation in the footer`, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: undefined }))
      if (scripts === 'never arrive') await page.route(/assets\/.*\.js$/, () => undefined)
      await page.setViewportSize({ width: 390, height: 780 })
      await page.clock.install()
      await page.goto('/de')
      await page.locator('header button[aria-haspopup="dialog"]').click()
      if (scripts === 'never arrive') {
        await page.clock.runFor(7000)
        await expect(page).toHaveURL(/\/de$/)
        await page.clock.runFor(2000)
      }
      await expect(page).toHaveURL(/#footer$/)
      await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeInViewport()
    })
  }
})
