import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, GALLERY_ORIGIN, test } from './gallery.ts'

test('gallery: shows every element of src/ui in every state, language and palette', async ({ page, specimen }) => {
  test.slow()
  await specimen('Dialog')
  const shown = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id))
  const views = globSync('src/ui/!(gallery|icons)/*.tsx').filter((path) => /^export function [A-Z]/m.test(readFileSync(path, 'utf8')))
  const parts = new Set(['CarouselControls', 'CarouselEngine', 'Dropdown', 'FocusReturn', 'ListKeys', 'OptionList', 'RouteAnnouncer'])
  expect(shown.toSorted()).toEqual(
    views
      .map((path) => basename(path, '.tsx'))
      .filter((name) => !parts.has(name))
      .toSorted(),
  )
  for (const name of ['Dialog', 'MenuButton', 'Lightbox', 'NavigationMenu']) {
    await page.goto(`${GALLERY_ORIGIN}/?element=${name}`)
    await expect(page.locator('object')).toHaveCount(16)
    for (const [lang, scheme] of [
      ['en', 'light'],
      ['ar', 'dark'],
    ] as const) {
      const address = `only=${name}&state=open&lang=${lang}&scheme=${scheme}`
      await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(address))).toBe(true)
      const frame = page.frames().find((each) => each.url().endsWith(address))
      if (!frame) throw new Error(address)
      await expect(frame.locator('html')).toHaveAttribute('lang', lang)
      await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', scheme)
      await expect(frame.locator('[role="dialog"], [role="menu"], :popover-open').first(), address).toBeVisible()
    }
  }
  await page.goto(`${GALLERY_ORIGIN}/?only=Combobox&state=open&lang=ar`)
  await expect(page.getByRole('listbox')).toBeVisible()
})
