import { m } from '#paraglide/messages.js'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

// German and Arabic are not reviewed, French is. Japanese has a mark, but shows English.
const MARKED = { de: 'unreviewed', ar: 'unreviewed', fr: 'reviewed', ja: 'unreviewed' }
const STORY = 'story-seeing'
const UNTRANSLATED = 'drawing-what-is-not-there'

let site: RunningServer
let slugs: Record<string, unknown> = {}
test.beforeAll(async () => {
  const file = changedSpace((space) => {
    const story = resource(space.entries, STORY)
    story.fields['machineTranslation'] = MARKED
    slugs = story.fields['slug'] ?? {}
    for (const each of space.entries) if (each.fields['slug']?.['en'] === UNTRANSLATED) each.fields['machineTranslation'] = MARKED
  })
  site = await startSite({ CONTENT_SPACE: file })
})
test.afterAll(() => site.stop())
// The pictures are not beside the changed space.
test.beforeEach(({ problems }) => problems.expect(/\/media\/images\//))

const urlIn = (locale: Locale) => site.url + pathOf(locale, { route: 'story', slug: String(slugs[locale] ?? slugs['en']) })
const textOf = async (url: string) => (await fetch(url)).text()
const sourceType = (html: string) => [...html.matchAll(/"digitalSourceType":"([^"]+)"/g)].map(([, term]) => term)

test('machine translation: page, Markdown, structured data and feed say so in the language of the page', async ({ page }) => {
  for (const locale of ['de', 'ar'] as const) {
    await page.goto(urlIn(locale))
    const notice = page.locator('[data-machine-notice]')
    await expect(notice).toContainText(m.machine_notice({}, { locale }))
    await expect(notice.getByRole('link')).toHaveAttribute('href', pathOf('en', { route: 'story', slug: String(slugs['en']) }))
    const markdown = await textOf(`${urlIn(locale)}.md`)
    expect(markdown).toContain('\nmachineTranslated: "whole"\n')
    expect(markdown).toContain(m.machine_notice({}, { locale }))
    const term = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'
    // The page and its article.
    expect(sourceType(await page.content())).toEqual([term, term])
  }
  expect(await textOf(`${site.url}${pathOf('de', { route: 'stories' })}/feed.atom`)).toContain(m.machine_notice({}, { locale: 'de' }))
})

test('machine translation: sources, reviewed texts and pages in a fallback language have no notice', async ({ page }) => {
  for (const url of [urlIn('en'), urlIn('fr'), site.url + pathOf('ja', { route: 'story', slug: UNTRANSLATED })]) {
    await page.goto(url)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[data-machine-notice]')).toHaveCount(0)
    expect(sourceType(await page.content())).toEqual([])
    expect(await textOf(`${url}.md`)).not.toContain('machineTranslated')
  }
})

test('machine translation: the notice is accessible in both directions and palettes, fits a phone, and is printed', async ({ page }) => {
  for (const [locale, colorScheme, width] of [
    ['de', 'light', 1440],
    ['ar', 'dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, media: 'screen' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(urlIn(locale))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-machine-notice]')).toBeVisible()
  }
})
