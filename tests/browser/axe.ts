import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expect axe to find nothing on the page, but for the rules named. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await settled(page)
  // Legacy mode looks at this page alone, not at frames of other origins, of which there are none, and needs no second page for it.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .disableRules([...without])
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
}

/** Wait until every colour has arrived: a busy machine draws the first frame of a new palette late, and transitions begin only there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => document.getAnimations().every((each) => each.effect?.getComputedTiming().endTime === Infinity))
}
