import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from './gallery.ts'

/** Arrow keys by what they mean in the direction of the text. */
export interface Keys {
  readonly forward: string
  readonly back: string
}

/** Walk an element's whole keyboard table, left to right and right to left. */
export function keyboard(element: string, walk: (page: Page, specimen: Locator, keys: Keys) => Promise<void>): void {
  test(`${element} keyboard (ltr)`, async ({ page, specimen }) => walk(page, await specimen(element, 'en'), { forward: 'ArrowRight', back: 'ArrowLeft' }))
  test(`${element} keyboard (rtl)`, async ({ page, specimen }) => walk(page, await specimen(element, 'ar'), { forward: 'ArrowLeft', back: 'ArrowRight' }))
}

/** Have axe look at an element, closed and opened, in both palettes and with long and short words; `without` names rules that its pattern breaks on purpose. */
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

/** Press letters of any alphabet: the runner's own keyboard knows only those of a Latin one as keys. */
export async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const key of letters) {
    await page.evaluate((letter) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true })), key)
  }
}
