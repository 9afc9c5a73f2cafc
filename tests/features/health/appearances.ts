import type { Page } from '@playwright/test'

/** Runs a check in both writing directions, on a wide screen with the light palette and on a phone with the dark one. `width` is in pixels. */
export async function inEachAppearance(page: Page, check: (locale: 'en' | 'ar', width: number) => Promise<void>): Promise<void> {
  for (const locale of ['en', 'ar'] as const) {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await check(locale, width)
    }
  }
}
