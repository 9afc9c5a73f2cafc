import type { Locator } from '@playwright/test'
import { ownFonts } from '../../measure/fonts.ts'
import { settled } from '../../measure/settled.ts'
import { expect, test } from '../gallery.ts'
import { CLASSIC_SCROLLBARS, watchShifts } from '../shift.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...CLASSIC_SCROLLBARS }) })

interface Overlay {
  readonly name: string
  /** The element that has the focus before the key is pressed. */
  readonly from: (place: Locator) => Locator
  readonly key: string
  readonly shown: string
}

const button = (place: Locator) => place.getByRole('button').first()

const OVERLAYS: readonly Overlay[] = [
  { name: 'Dialog', from: button, key: 'Enter', shown: '[role="dialog"]' },
  { name: 'Drawer', from: button, key: 'Enter', shown: 'dialog:modal' },
  { name: 'Lightbox', from: button, key: 'Enter', shown: '[role="dialog"]' },
  { name: 'Popover', from: button, key: 'Enter', shown: '[role="dialog"]' },
  { name: 'MenuButton', from: button, key: 'Enter', shown: '[role="menu"]' },
  { name: 'Select', from: button, key: 'ArrowDown', shown: '[role="listbox"]' },
  { name: 'Combobox', from: (place) => place.getByRole('combobox'), key: 'ArrowDown', shown: '[role="listbox"]' },
  { name: 'NavigationMenu', from: button, key: 'Enter', shown: '#NavigationMenu :popover-open' },
]

for (const lang of ['de', 'ar']) {
  test(`${lang}: no overlay shifts the page by opening or closing, beside a scrollbar that takes space`, async ({ page, specimen }) => {
    test.slow()
    for (const { name, from, key, shown } of OVERLAYS) {
      const place = await specimen(name, lang)
      // Otherwise a late font could arrive when the overlay opens.
      await ownFonts(page)
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'room of the scrollbar').toBeGreaterThan(0)
      const box = () => page.locator('main').evaluate((main) => JSON.stringify([main.getBoundingClientRect(), scrollY]))
      // Focusing may scroll the page, so that the element and its ring are visible.
      await from(place).focus()
      const start = await box()
      const shifts = await watchShifts(page)
      await page.keyboard.press(key)
      await expect(page.locator(shown), name).toBeVisible()
      await settled(page)
      expect(await box(), `${name} open`).toBe(start)
      await page.keyboard.press('Escape')
      await expect(page.locator(shown), name).toBeHidden()
      await settled(page)
      expect(await box(), `${name} closed`).toBe(start)
      expect(await shifts(), name).toBe(0)
    }
  })
}

test('toast: appears and disappears without a layout shift', async ({ page, specimen }) => {
  const place = await specimen('Toasts', 'de')
  const shifts = await watchShifts(page)
  await place.locator('> button').click()
  await expect(place.getByRole('region').getByRole('button')).toBeVisible()
  await place.getByRole('region').getByRole('button').click()
  await expect(place.getByRole('region').getByRole('button')).toBeHidden()
  expect(await shifts()).toBe(0)
})
