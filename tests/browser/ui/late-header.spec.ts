import { pausing, startGate } from '../../support/gate.ts'
import { PRODUCT_PORT } from '../../support/ports.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { loadShift } from './shift.ts'

/** Parts of the document after which the connection stalls: in the announcement, in the menu bar and among the tools of the header. */
const STALLS = { announcement: 'data-notice="', menu: 'NavigationMenu-bar"><li', tools: 'Header-tools"' }
const STALL_MS = 2000

for (const [part, marker] of Object.entries(STALLS)) {
  test(`a document that stalls in the header (${part}) is painted when the header is complete, and does not shift`, async ({ page }) => {
    const gate = await startGate(PRODUCT_PORT)
    gate.set(pausing(marker, STALL_MS))
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`http://localhost:${gate.port}/de`)
      await loaded(page)
      // The browser reports the first paint some time after it, which can be later than the last response.
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      const waitedMs = await page.evaluate(() => {
        const [painted] = performance.getEntriesByType('paint')
        const started = performance.getEntriesByType('navigation').map((entry) => Number(Reflect.get(entry, 'responseStart')))
        return (painted?.startTime ?? Number.NaN) - Math.max(...started)
      })
      // The browser notices the first byte later than the stall begins.
      expect(waitedMs).toBeGreaterThan(STALL_MS * 0.75)
      expect(await loadShift(page)).toBe(0)
    } finally {
      await page.goto('about:blank')
      await gate.stop()
    }
  })
}
