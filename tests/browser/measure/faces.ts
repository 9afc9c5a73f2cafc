import type { Page } from '@playwright/test'

/**
 * Draw a page with its own faces, also those that were too late for its first paint and that it leaves to the next page.
 *
 * What a page measures with them does not depend on how fast they came, then.
 */
export async function ownFaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
    }
    // The layout asks for what it needs.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
