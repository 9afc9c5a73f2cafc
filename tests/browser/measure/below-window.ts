import type { Locator, Page } from '@playwright/test'

/** Returns how many pixels of an element lie below the window's edge: 0 if all of it is seen. */
export async function belowWindow(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.max(0, (box?.y ?? Infinity) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0))
}
