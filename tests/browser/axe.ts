import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { labelsNotInName } from './measure/label-in-name.ts'
import { settled } from './measure/settled.ts'

/** Expects axe to find no violations on the page, except for the named rules. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // On a busy machine, a new palette is painted late, and transitions of colours only begin then.
  await settled(page)
  // Legacy mode only analyses this page, without iframes of other origins. The pages have none, and it needs no second page.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .disableRules([...without])
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
  expect(await labelsNotInName(page)).toEqual([])
}
