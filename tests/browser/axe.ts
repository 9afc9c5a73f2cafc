import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './measure/settled.ts'

/** Expect axe to find nothing on the page, but for the rules named. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // A busy machine draws the first frame of a new palette late, and transitions of colours begin only there.
  await settled(page)
  // Legacy mode looks at this page alone, not at frames of other origins, of which there are none, and needs no second page for it.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...without])
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
}
