import type { Page } from '@playwright/test'

/**
 * Applies the web fonts of a page, including those that arrived too late for its first paint.
 *
 * Measurements then do not depend on the time when the fonts arrive.
 */
export async function ownFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
    }
    // Layout starts the download of the necessary fonts.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
