import type { Page } from '@playwright/test'
import { SITE_CLOCK } from '../../fixtures/clock.ts'

const START = Date.parse(SITE_CLOCK)

/** Installs a clock in a page that shows the same time in every run. It runs until `holdClock` stops it. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
}

/** Stops the clock of a page after one minute. From then on only `page.clock.runFor` advances it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(START + 60_000)
}
