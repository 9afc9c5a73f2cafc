import type { Locale } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { MARKDOWN_STORY, markdownSpace } from '../../support/spaces/markdown-space.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

test.describe.configure({ mode: 'serial' })

let site: RunningServer

test.beforeAll(async () => {
  site = await startSite({ CONTENT_SPACE: markdownSpace() })
})

test.afterAll(async () => {
  await site.stop()
})

const address = (locale: Locale) => site.url + pathOf(locale, { route: 'story', slug: MARKDOWN_STORY })

for (const [locale, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ja', 'ltr'],
] as const) {
  test(`Markdown field (${locale}): code, tasks, notes and tables fit a phone, and are accessible in both palettes`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(address(locale))
      await hydrated(page)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    const code = page.getByRole('main').locator('[role=group]:has(> pre)').first()
    await expect(code).toHaveAttribute('translate', 'no')
    // Code is aligned to the start of its lines.
    await expect(code).toHaveCSS('direction', 'ltr')
    const within = await code.evaluate((each) => (each.querySelector('pre')?.getBoundingClientRect().left ?? -1) - each.getBoundingClientRect().left)
    expect(within).toBeGreaterThanOrEqual(0)
    await expect(page.locator('main td').last()).toHaveCSS('text-align', 'end')
  })
}

test('code block: scrolls by keyboard, names its language, and copies its exact text', async ({ page }) => {
  await page.goto(address('en'))
  const region = page.getByRole('group', { name: 'Code' }).first()
  await expect(region).toHaveAttribute('data-language', 'ts')
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  const copied = await region.evaluate((each) => {
    getSelection()?.selectAllChildren(each)
    return getSelection()?.toString() ?? ''
  })
  expect(copied.split('\n').slice(0, 1)).toEqual(['const noon = (longitude: number) => 12 - longitude / 15'])
})

test('footnotes: a reference leads to its note, and the note back to each reference', async ({ page }) => {
  await page.goto(address('en'))
  const references = page.getByRole('link', { name: 'Note 1', exact: true })
  await expect(references).toHaveCount(2)
  await references.last().click()
  await expect(page).toHaveURL(/#note_1$/)
  const note = page.locator('#note_1')
  await expect(note).toBeInViewport()
  await expect(note).toContainText('9.5 billion')
  await note.getByRole('link', { name: 'Back to the text from note 1.2' }).click()
  await expect(page).toHaveURL(/#note_1_2$/)
  await expect(references.last()).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Back to the text from note 2' })).toHaveCount(1)
})

test('Markdown field: tasks have a status, lists keep their start, and pictures their alternative text', async ({ page }) => {
  await page.goto(address('en'))
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Open the dome' }).getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'To do' })).toHaveCount(2)
  await expect(main.locator('ol[start="4"] > li')).toHaveCount(2)
  await expect(main.getByRole('img', { name: 'Stars draw circles' })).toBeVisible()
  await expect(main.getByText('Two hours, one frame')).toBeVisible()
  await expect(main.locator('td').getByRole('img', { name: 'A line of the sky' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('href', 'https://example.org/a.png')
})

test('Markdown field: in print, long lines wrap and back links are omitted; boxes show in forced colours', async ({ page }) => {
  await page.goto(address('en'))
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('main pre').first()
  expect(await code.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: 'Back to the text from note 2' })).toBeHidden()
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  const border = page.getByRole('img', { name: 'To do' }).first()
  expect(await border.evaluate((each) => getComputedStyle(each).borderTopWidth)).not.toBe('0px')
})
