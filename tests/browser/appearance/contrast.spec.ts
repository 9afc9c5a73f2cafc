import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const PAIRS = [
  ['--ink', 12],
  ['--ink-soft', 12],
  ['--accent', 10],
  ['--line', 4.5],
  ['--line-soft', 4.5],
  ['--line-strong', 7],
] as const

/** Computes the WCAG contrast of each colour of the current palette with the background. */
function ratios(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    (names) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const context = document.createElement('canvas').getContext('2d')
      const luminance = (name: string) => {
        probe.style.color = `var(${name})`
        if (!context) return 0
        context.fillStyle = getComputedStyle(probe).color
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((each) => {
          const part = each / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const paper = luminance('--paper')
      const entries = names.map((name): [string, number] => {
        const [light = 0, dark = 0] = [luminance(name), paper].toSorted((one, other) => other - one)
        return [name, (light + 0.05) / (dark + 0.05)]
      })
      return Object.fromEntries(entries)
    },
    PAIRS.map(([name]) => name),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`prefers-contrast: more raises the contrast of every colour pair in the ${colorScheme} palette`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    await page.goto('/en/visit')
    const usual = await ratios(page)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const more = await ratios(page)
    for (const [name, least] of PAIRS) {
      expect.soft(more[name], name).toBeGreaterThan(usual[name] ?? Number.NaN)
      expect.soft(more[name], name).toBeGreaterThanOrEqual(least)
    }
  })
}

test('prefers-contrast: no text overlaps a picture if more contrast is requested', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/en')
  const grounds = await page
    .locator('header > div, main h1')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element.parentElement ?? element).backgroundColor))
  expect(grounds.length).toBeGreaterThanOrEqual(2)
  for (const ground of grounds) expect(ground).toBe('rgb(0, 0, 0)')
})
