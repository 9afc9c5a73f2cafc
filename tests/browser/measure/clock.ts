import type { Page } from '@playwright/test'

const START = Date.parse('2026-11-21T12:00:00Z')

/** Give a page a clock of its own, the same on every day. It goes on by itself until it is held. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
}

/** Stop a page's own clock a minute later: from here on only `page.clock.runFor` moves it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(START + 60_000)
}
