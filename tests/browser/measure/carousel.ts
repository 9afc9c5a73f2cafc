import { expect, type Locator } from '@playwright/test'

/** Point at a carousel, which fetches its engine, and wait until that moves the slides. The pointer stays. */
export async function wakeCarousel(carousel: Locator): Promise<void> {
  await carousel.hover()
  await expect(carousel).toHaveAttribute('data-engine', 'true')
}
