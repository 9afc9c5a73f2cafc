import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { CASES, hydrated } from './page-types.ts'

for (const { type, locale, path } of CASES) {
  test(`${type} in ${locale}: axe finds nothing, by day and by night`, async ({ page }) => {
    // Colours must not be measured half way through a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const told = violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
      expect(told).toEqual([])
    }
  })
}
