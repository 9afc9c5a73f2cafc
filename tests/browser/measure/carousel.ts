import { expect, type Locator } from '@playwright/test'

/** Moves the pointer onto a carousel, which loads its script, and waits until the script has started. The pointer stays. */
export async function wakeCarousel(carousel: Locator): Promise<void> {
  await carousel.hover()
  await expect(carousel).toHaveAttribute('data-engine', 'true')
}
