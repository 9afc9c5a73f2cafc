import { pausing, startGate } from '../../support/gate.ts'
import { PRODUCT_PORT } from '../../support/ports.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { loadShift } from './shift.ts'

/** Parts of the document after which the connection stalls: in the announcement, in the menu bar and among the tools of the header. */
const STALLS = { announcement: 'data-notice="', menu: 'NavigationMenu-bar"><li', tools: 'Header-tools"' }

for (const [part, marker] of Object.entries(STALLS)) {
  test(`a document that stalls in the header (${part}) is painted when the header is complete, and does not shift`, async ({ page }) => {
    let release = () => {}
    const gate = await startGate(PRODUCT_PORT)
    gate.set(pausing(marker, new Promise((done) => (release = done))))
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      const styled = page.waitForResponse(/\.css$/)
      await page.goto(`http://localhost:${gate.port}/de`, { waitUntil: 'commit' })
      await (await styled).finished()
      // Long enough to paint the part that has arrived. Animation callbacks do not run while painting is delayed.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
      release()
      await page.waitForLoadState()
      await loaded(page)
      expect(await loadShift(page)).toBe(0)
    } finally {
      release()
      await page.goto('about:blank')
      await gate.stop()
    }
  })
}
