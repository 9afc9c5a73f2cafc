import { holdClock, setClock } from '../../measure/clock.ts'
import { accessible, keyboard } from '../elements.ts'
import { expect, test } from '../gallery.ts'

keyboard('Dialog', async (page, specimen) => {
  const trigger = specimen.getByRole('button').first()
  const dialogs = page.getByRole('dialog')
  const locked = () => page.evaluate(() => document.documentElement.style.overflow)
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(dialogs).toHaveCount(1)
  expect(await locked()).toBe('hidden')
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await dialogs.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  const inner = dialogs.getByRole('button').first()
  await inner.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[role="dialog"]')).toHaveCount(2)
  // A key closes the inner overlay when it has the focus.
  await expect
    .poll(() =>
      page
        .locator('[role="dialog"]')
        .last()
        .evaluate((dialog) => dialog.contains(document.activeElement)),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('[role="dialog"]')).toHaveCount(1)
  expect(await locked(), 'one of two is closed').toBe('hidden')
  await expect(inner).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[role="dialog"]')).toHaveCount(0)
  await expect(trigger).toBeFocused()
  expect(await locked()).toBe('')
})

accessible('Dialog', async (_, specimen) => specimen.getByRole('button').first().click())

keyboard('Drawer', async (page, specimen) => {
  const trigger = specimen.getByRole('button').first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(trigger).toBeFocused()
})

accessible('Drawer', async (_, specimen) => specimen.getByRole('button').first().click())

keyboard('Popover', async (page, specimen) => {
  const trigger = specimen.getByRole('button').first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog')
  await expect(popover).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(popover.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(trigger).toBeFocused()
})

accessible('Popover', async (_, specimen) => specimen.getByRole('button').first().click())

keyboard('Toasts', async (page, specimen) => {
  const trigger = specimen.locator('> button')
  const closers = specimen.getByRole('region').getByRole('button')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(closers).toHaveCount(2)
  await expect(trigger).toBeFocused()
  await expect(specimen.locator('[aria-live="polite"]')).not.toBeEmpty()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(closers).toHaveCount(1)
  await expect(closers.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(closers).toHaveCount(0)
  await expect(trigger).toBeFocused()
})

accessible('Toasts', async (_, specimen) => specimen.locator('> button').click())

test('Toasts: one disappears after its time, but not while it has the focus', async ({ page, specimen }) => {
  await setClock(page)
  const place = await specimen('Toasts')
  const closers = place.getByRole('region').getByRole('button')
  // From here on the clock only advances in steps.
  await holdClock(page)
  await place.locator('> button').click()
  await closers.first().focus()
  await page.clock.runFor(9000)
  await expect(closers).toHaveCount(1)
  await place.locator('> button').focus()
  await page.clock.runFor(5900)
  await expect(closers).toHaveCount(1)
  await page.clock.runFor(300)
  await expect(closers).toHaveCount(0)
})

for (const name of ['Dialog', 'Drawer']) {
  test(`${name}: a press outside closes it, one inside does not`, async ({ page, specimen }) => {
    const place = await specimen(name)
    const trigger = place.getByRole('button').first()
    await trigger.click()
    const dialog = page.getByRole('dialog')
    await dialog.click({ position: { x: 8, y: 90 } })
    await expect(dialog).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })
}
