import { localeInfo, LOCALES } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { CASES, hydrated, PAGE_TYPES } from '../page-types.ts'

for (const type of Object.keys(PAGE_TYPES)) {
  test(`language menu: keeps the page of type ${type}`, async ({ page, context }) => {
    const from = CASES.find((each) => each.type === type && each.locale === 'en')
    if (!from) throw new Error(type)
    await page.goto(`${from.path}?kept=1`)
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    for (const locale of ['ar', 'ja', 'de'] as const) {
      const current = localeInfo(LOCALES.find((each) => page.url().includes(`/${each}`)) ?? 'en').endonym
      await page.getByRole('banner').getByRole('button', { name: current }).click()
      // Playwright scrolls the page to press an element that still moves, and the panel moves with its button.
      await settled(page)
      const link = page.getByRole('banner').locator(`a[hreflang="${localeInfo(locale).tag}"]:visible`)
      await expect(link).toContainText(localeInfo(locale).endonym)
      await link.click()
      const expected = pathOf(locale, (PAGE_TYPES[type] ?? (() => ({ route: 'home' })))(locale))
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo(locale).dir)
      expect(new URL(page.url()).pathname).toBe(expected)
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'no full reload').toBe(true)
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('de')
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/de')
  })
}

test('alternate links: every page names its other languages in its head, and those pages name the same ones', async ({ request }) => {
  const links = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<link[^>]+rel="alternate"[^>]*>/g)]
      .filter(([tag]) => !/ type=/.test(tag))
      .map(([tag]) => `${/hreflang="([^"]+)"/i.exec(tag)?.[1]} ${/href="([^"]+)"/.exec(tag)?.[1]}`)
      .toSorted()
  }
  for (const type of ['home', 'nested page', 'story']) {
    const sets = await Promise.all(CASES.filter((each) => each.type === type && each.locale !== 'ja').map(({ path }) => links(path)))
    expect(new Set(sets.map((set) => set.join('\n'))).size, type).toBe(1)
    expect(sets[0]?.length).toBeGreaterThan(LOCALES.length - 1)
  }
})
