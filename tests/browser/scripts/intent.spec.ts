import type { Page } from '@playwright/test'
import { m } from '#paraglide/messages.js'
import { expect, test } from '../fixtures.ts'
import { holdScripts, SCRIPT } from '../measure/hold-scripts.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'

function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Whether React has taken over the page. */
const isHydrated = (page: Page) => page.evaluate(() => window.early?.hydrated === true)

/** Opens a page whose scripts never arrive, with the pointer outside of all elements. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route(SCRIPT, () => undefined)
  await page.goto(path)
}

test('pages: name no script that a browser fetches or runs automatically, except inline ones', async ({ request }) => {
  for (const [type, place] of Object.entries(PAGE_TYPES)) {
    const html = await (await request.get(pathOf('en', place('en')))).text()
    expect(
      /<link[^>]* rel="(?:module)?preload"[^>]*\.js"|<script[^>]* type="module"|<script(?! type="late")[^>]*>[^<]*\$_TSR/.exec(html)?.[0],
      type,
    ).toBeUndefined()
    expect(/<script type="late"[^>]* src="\/assets\//.test(html), type).toBe(true)
  }
})

test('idle: every page type fetches its scripts after the load event and runs none', async ({ page }) => {
  test.slow()
  for (const locale of ['en', 'ar', 'ja'] as const) {
    for (const [type, place] of Object.entries(PAGE_TYPES)) {
      await page.goto(pathOf(locale, place(locale)))
      const fetched = () =>
        page.evaluate(() => {
          const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
          const [document] = performance.getEntriesByType('navigation')
          return scripts.map(({ startTime }) => startTime - (document instanceof PerformanceNavigationTiming ? document.loadEventStart : Number.NaN))
        })
      await expect.poll(async () => (await fetched()).length, `${type} in ${locale}`).toBeGreaterThan(3)
      expect(Math.min(...(await fetched())), `${type} in ${locale}`).toBeGreaterThan(0)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect(await page.evaluate(() => '$_TSR' in window || Object.keys(document.body).some((key) => key.startsWith('__react'))), type).toBe(false)
    }
  }
})

for (const [network, connection] of [
  ['Save-Data', { saveData: true }],
  ['a slow connection', { effectiveType: '3g' }],
] as const) {
  test(`${network}: scripts are fetched by the first intent that needs them; menus and links need none`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked = scriptsOf(page)
    await page.goto('/en', { waitUntil: 'networkidle' })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await page.locator('script[type="speculationrules"]').count()).toBe('saveData' in connection ? 0 : 1)
    await page.locator('header [popovertarget]:not(nav *)').click()
    await expect(page.locator('header [popover]:popover-open')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').locator('a[href="/en/stories"]').first().click()
    await expect(page).toHaveURL(/\/en\/stories$/)
    expect(asked).toEqual([])
    await page.getByRole('banner').locator('[data-search]').hover()
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
  })
}

test('prefers-reduced-data: loads no scripts in advance either', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => (/reduced-data/.test(query) ? ask('all') : ask(query))
  })
  const asked = scriptsOf(page)
  await page.goto('/en/stories', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

for (const [intent, act] of [
  ['pointer over the search', (page: Page) => page.locator('[data-search]').hover()],
  ['focus on a field', (page: Page) => page.getByRole('main').getByRole('searchbox').focus()],
  ['arrow key on a menu', (page: Page) => page.locator('header [popovertarget]').locator('visible=true').first().press('ArrowDown')],
] as const) {
  test(`first intent: ${intent} runs the scripts`, async ({ page }) => {
    await page.goto('/en/search?q=moon')
    expect(await isHydrated(page)).toBe(false)
    await act(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })
}

test('fragment: a malformed one changes nothing on a page with questions, before and after scripts', async ({ page }) => {
  await page.goto('/en/visit#%E0', { waitUntil: 'networkidle' })
  await expect(page.locator('main details')).not.toHaveCount(0)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  // An error of the page fails the test.
  await hydrated(page)
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('fragment: runs the scripts if it names no element of the page', async ({ page }) => {
  await page.goto('/en/visit#content', { waitUntil: 'networkidle' })
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(() => void (location.hash = '#figure-x'))
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('carousel: runs the scripts when a pointer reaches it, not when it is in view', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const carousel = page.locator('[data-carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await isHydrated(page)).toBe(false)
  await carousel.hover()
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('search page: its focused field does not run scripts before the visitor types', async ({ page }) => {
  await page.goto('/en/search', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  expect(await isHydrated(page)).toBe(false)
  await page.keyboard.type('moon')
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('no intent: pointer over links, text and pictures of cards runs nothing', async ({ page }) => {
  await page.goto('/en/stories', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link').first().hover()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  expect(await isHydrated(page)).toBe(false)
})

test('palette: its button names the state, and switches and announces it without the scripts of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openWithoutScripts(page, '/en/visit')
  const [html, button] = [page.locator('html'), page.getByRole('banner').locator('[data-palette]')]
  const names = { system: m.scheme_system({}, { locale: 'en' }), light: m.scheme_light({}, { locale: 'en' }), dark: m.scheme_dark({}, { locale: 'en' }) }
  await expect(button).toHaveAccessibleName(names.system)
  for (const state of ['dark', 'light', 'system', 'dark'] as const) {
    await button.click()
    if (state === 'system') await expect(html).not.toHaveAttribute('data-color-scheme')
    else await expect(html).toHaveAttribute('data-color-scheme', state)
    await expect(button).toHaveAccessibleName(names[state])
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(names[state])
  }
  await page.unroute(SCRIPT)
  await page.reload()
  await expect(html).toHaveAttribute('data-color-scheme', 'dark')
})

test('palette: the scripts continue from the state that was chosen before them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/visit')
  const [html, banner] = [page.locator('html'), page.getByRole('banner')]
  await banner.locator('[data-palette]').click()
  await expect(html).toHaveAttribute('data-color-scheme', 'light')
  expect(await isHydrated(page)).toBe(false)
  await hydrated(page)
  const [light, dark] = [m.scheme_light({}, { locale: 'en' }), m.scheme_dark({}, { locale: 'en' })]
  await expect(banner.locator('[data-palette]')).toHaveAccessibleName(
    m.scheme_name({ state: light, next: m.scheme_to_dark({}, { locale: 'en' }) }, { locale: 'en' }),
  )
  await expect(banner.getByRole('status')).toHaveText(light)
  await banner.locator('[data-palette]').click()
  await expect(html).toHaveAttribute('data-color-scheme', 'dark')
  await expect(banner.getByRole('status')).toHaveText(dark)
})

test('notice: closes without the scripts of the page, and stays closed with them', async ({ page }) => {
  await openWithoutScripts(page, '/en/visit')
  const notice = page.locator('[data-notice]')
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()
  await page.unroute(SCRIPT)
  await page.goto('/en/stories')
  await hydrated(page)
  await expect(notice).toBeHidden()
})

test('language: a link stores the choice, and keeps query and fragment, without the scripts of the page', async ({ page, context }) => {
  await openWithoutScripts(page, '/en/visit?from=letter#content')
  await page.getByRole('contentinfo').locator('a[hreflang="de"]').click()
  await expect(page).toHaveURL(/\/de\/[^?]+\?from=letter#content$/)
  expect((await context.cookies()).map(({ value }) => value)).toContain('de')
})

test('search on a phone: opens the drawer at its field without the scripts of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openWithoutScripts(page, '/en/visit')
  await page.locator('[data-search]').click()
  await expect(page.locator('dialog').getByRole('searchbox')).toBeFocused()
})

test('held press: shows that it waits, and opens once the scripts run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/stories/why-stars-twinkle')
  const term = page.locator('[data-term]').first()
  await term.click()
  await expect(term).toHaveAttribute('data-waiting')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(term).not.toHaveAttribute('data-waiting')
})

test('held press: if the scripts fail, its fallback address is followed at once', async ({ page, problems }) => {
  problems.expect(/./)
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/en/visit')
  await page.locator('[data-search]').click()
  await expect(page).toHaveURL(/\/en\/search$/)
})

for (const [failure, scripts] of [
  ['all scripts fail', SCRIPT],
  ['the messages fail', /\/assets\/en-[^/]+\.js$/],
] as const) {
  test(`failed scripts: presses and keys are left to the browser if ${failure} before the press`, async ({ page, problems }) => {
    problems.expect(/./)
    await page.route(scripts, (route) => route.abort())
    const failed = async (path: string) => {
      await page.goto(path)
      await page.locator('[data-search]').hover()
      await page.waitForFunction(() => window.early?.failed === true)
    }
    await failed('/en/visit')
    await page.locator('[data-search]').click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await failed('/en/stories/why-stars-twinkle')
    const term = page.locator('[data-term]').first()
    await term.click()
    await expect(page).toHaveURL(/#term-/)
    await expect(term).not.toHaveAttribute('data-waiting')
    await page.locator('header [popovertarget]').locator('visible=true').first().focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })
}

test('failed scripts: a press that waited no longer shows that it waits', async ({ page, problems }) => {
  problems.expect(/./)
  const fail = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await fail.promise
    await route.abort()
  })
  await page.goto('/en')
  const button = page.locator('[data-carousel] button[data-early=""]').first()
  await button.click()
  await expect(button).toHaveAttribute('data-waiting')
  fail.resolve()
  await expect(button).not.toHaveAttribute('data-waiting')
})

test('held keys: arrow keys on a menu move the focus once the scripts run', async ({ page }) => {
  await page.goto('/en/visit')
  const stops = page.locator('header nav > ul > li > :is(a, button)')
  await stops.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(stops.nth(2)).toBeFocused()
})

test('resting pointer: a menu opens below a mouse that reached it before the scripts', async ({ page }) => {
  await page.goto('/en/visit')
  await page
    .locator('header nav li')
    .filter({ has: page.getByRole('button') })
    .first()
    .hover()
  await expect(page.locator('header nav [popover]').first()).toBeVisible()
})

test('words typed before the scripts: get suggestions once they run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/en/visit')
  await page.locator('[data-search]').click()
  await page.keyboard.type('plane')
  release()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Planetarium' }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('plane')
})

test('prerender: a hovered link is rendered in advance, other languages and files are not', async ({ page }) => {
  await page.route(SCRIPT, () => undefined)
  const session = await page.context().newCDPSession(page)
  const ahead: string[] = []
  for (const event of ['Preload.prefetchStatusUpdated', 'Preload.prerenderStatusUpdated'] as const)
    session.on(event, ({ key }) => void ahead.push(new URL(key.url).pathname))
  await session.send('Preload.enable')
  await page.goto('/en/visit')
  const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
  await link('/de/besuch').hover()
  await link('/en/stories').hover()
  await expect.poll(() => ahead).toContain('/en/stories')
  expect(ahead).not.toContain('/de/besuch')
  await page.unroute(SCRIPT)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
