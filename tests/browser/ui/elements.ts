import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from './gallery.ts'

/** Arrow keys by their meaning in the direction of the text. */
export interface Keys {
  readonly forward: string
  readonly back: string
}

/** Tests the keyboard table of an element, left to right and right to left. */
export function keyboard(element: string, walk: (page: Page, specimen: Locator, keys: Keys) => Promise<void>): void {
  test(`${element} keyboard (ltr)`, async ({ page, specimen }) => walk(page, await specimen(element, 'en'), { forward: 'ArrowRight', back: 'ArrowLeft' }))
  test(`${element} keyboard (rtl)`, async ({ page, specimen }) => walk(page, await specimen(element, 'ar'), { forward: 'ArrowLeft', back: 'ArrowRight' }))
}

/**
 * Runs axe on an element, closed and open, in both palettes, and with long and short texts. `without` names rules that its pattern
 * violates on purpose.
 */
export function accessible(element: string, open?: (page: Page, specimen: Locator) => Promise<void>, without: readonly string[] = []): void {
  test(`${element} axe`, async ({ page, single }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [lang, scheme] of [
      ['de', 'light'],
      ['ja', 'dark'],
      ['ar', 'light'],
    ] as const) {
      const place = await single(element, lang, scheme)
      await expectAccessible(page)
      if (!open) continue
      await open(page, place)
      await expectAccessible(page, without)
    }
  })
}

/** Types letters of any alphabet. Playwright's keyboard only has keys for Latin letters. */
export async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const key of letters) {
    await page.evaluate((letter) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true })), key)
  }
}
