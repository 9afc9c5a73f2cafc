import { smallTargets } from '../measure/small-targets.ts'
import { expect, test } from './gallery.ts'

test('touch targets: every element is large enough, even with the shortest labels', async ({ page, specimen }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await specimen('Dialog', 'ja')
  const within = ':is(#MenuButton, #Select, #Combobox, #Pagination, #DisclosureGroup) > div'
  expect(await page.evaluate(smallTargets, { within, size: 44, spaced: false })).toEqual([])
  // A button next to its link shares its space.
  const menu = '#NavigationMenu > div'
  expect(await page.evaluate(smallTargets, { within: menu, kind: 'a', size: 44, spaced: false })).toEqual([])
  expect(await page.evaluate(smallTargets, { within: menu, size: 24, spaced: false })).toEqual([])
})
