import type { Page } from '@playwright/test'
import { SITE_CLOCK } from '../../fixtures/clock.ts'

const START = Date.parse(SITE_CLOCK)

/** Give a page a clock of its own, the same on every day. It goes on by itself until it is held. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
}

/** Stop a page's own clock a minute later: from here on only `page.clock.runFor` moves it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(START + 60_000)
}
