import { accessible, keyboard } from '../elements.ts'
import { before, expect } from '../gallery.ts'
import { settled } from '../../measure/settled.ts'

keyboard('Carousel', async (page, specimen, { forward }) => {
  const buttons = specimen.getByRole('button')
  const shown = specimen.locator('[data-selected]')
  await before(page, 'Carousel').focus()
  await page.keyboard.press('Tab')
  await expect(buttons.nth(0), 'pause comes first').toBeFocused()
  await expect(specimen.locator('[data-engine]'), 'the focus has fetched its engine').toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(buttons.nth(2)).toBeFocused()
  const first = Number(await shown.getAttribute('data-slide'))
  await page.keyboard.press('Enter')
  await expect(shown).toHaveAttribute('data-slide', String((first + 1) % 4))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(shown).toHaveAttribute('data-slide', String(first))
  await buttons.nth(5).focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveAttribute('data-slide', '2')
  await expect(specimen.locator('[aria-live="polite"]')).toContainText('3 / 4')
  // The previous slide can be reached while it is visible.
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(shown.getByRole('link')).toBeFocused()
  // The next slide is in the direction of the text.
  const boxes = await Promise.all(['2', '3'].map((index) => specimen.locator(`[data-slide="${index}"]`).boundingBox()))
  expect((boxes[1]?.x ?? 0) > (boxes[0]?.x ?? 0)).toBe(forward === 'ArrowRight')
})

accessible('Carousel')
