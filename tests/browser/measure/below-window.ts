import type { Locator, Page } from '@playwright/test'

/** Returns how many pixels of an element are below the window's edge, or 0 if all of it is visible. */
export async function belowWindow(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.max(0, (box?.y ?? Infinity) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0))
}
