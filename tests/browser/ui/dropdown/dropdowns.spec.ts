import { accessible, keyboard } from '../elements.ts'
import { expect, test } from '../gallery.ts'
import { holdScripts } from '../../measure/hold-scripts.ts'
import { loaded, menuKeys, selectKeys } from './keys.ts'

/** Address of the script with React Aria's keys. */
const LIST_KEYS = /\/assets\/ListKeys-[^/]+\.js$/

keyboard('MenuButton', async (page, specimen) => {
  const button = specimen.getByRole('button').first()
  await menuKeys(page, button)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(specimen.locator('output')).not.toBeEmpty()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#option-1$/)
  await expect(button).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

accessible('MenuButton', async (page, specimen) => {
  await loaded(specimen.getByRole('button').first(), 'menu')
  await page.keyboard.press('Enter')
})

keyboard('Select', async (page, specimen) => {
  const button = specimen.getByRole('button').first()
  await selectKeys(page, button)
  await button.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#option-0$/)
  await expect(button).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

accessible('Select', async (page, specimen) => {
  await loaded(specimen.getByRole('button').first(), 'listbox')
  await page.keyboard.press('Enter')
})

for (const [name, popup, entry] of [
  ['MenuButton', 'menu', 'menuitem'],
  ['Select', 'listbox', 'option'],
] as const) {
  test(`${name}: an arrow key that is pressed while React Aria is loading opens the list after that`, async ({ page, specimen }) => {
    const release = await holdScripts(page, LIST_KEYS)
    const button = (await specimen(name, 'en')).getByRole('button').first()
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':popover-open')).toHaveCount(0)
    release()
    await expect(page.getByRole(popup)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByRole(entry).first()).toBeFocused()
  })

  test(`${name}: an arrow key opens nothing if the focus has moved on before React Aria is loaded`, async ({ page, specimen }) => {
    const release = await holdScripts(page, LIST_KEYS)
    const loading = page.waitForResponse(LIST_KEYS)
    const button = (await specimen(name, 'en')).getByRole('button').first()
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await button.evaluate((element: HTMLElement) => element.blur())
    release()
    await loading
    await expect(button).toHaveAttribute('aria-haspopup', popup)
    await expect(page.locator(':popover-open')).toHaveCount(0)
  })
}
