import { accessible, keyboard } from '../elements.ts'
import { expect } from '../gallery.ts'
import { loaded, menuKeys, selectKeys } from './keys.ts'

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
