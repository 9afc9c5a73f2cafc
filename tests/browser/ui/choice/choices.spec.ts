import { accessible, keyboard, typeLetters } from '../elements.ts'
import { expect } from '../gallery.ts'

keyboard('Menu', async (page, specimen, { forward, back }) => {
  const trigger = specimen.getByRole('button')
  const item = (index: number) => page.getByRole('menu').first().getByRole('menuitem').nth(index)
  for (const [key, index] of [
    ['Enter', 0],
    ['Space', 0],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ] as const) {
    await trigger.focus()
    await page.keyboard.press(key)
    await expect(item(index)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(item(0)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(item(2)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(item(0)).toBeFocused()
  await typeLetters(page, (await item(2).innerText()).slice(0, 2))
  await expect(item(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(1)).toHaveAttribute('aria-haspopup', 'menu')
  await page.keyboard.press(forward)
  const inner = page.getByRole('menu').last().getByRole('menuitem')
  await expect(page.getByRole('menu')).toHaveCount(2)
  await expect(inner.first()).toBeFocused()
  await page.keyboard.press(back)
  await expect(item(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inner.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(inner.nth(1)).toHaveAttribute('href', '#Menu')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(specimen.locator('output')).toHaveText('option-2')
  await expect(trigger).toBeFocused()
})

accessible('Menu', async (_, specimen) => specimen.getByRole('button').click())

keyboard('Select', async (page, specimen) => {
  const button = specimen.getByRole('button')
  const option = (index: number) => page.getByRole('option').nth(index)
  const value = () => specimen.locator('form').evaluate((form) => (form instanceof HTMLFormElement ? new FormData(form).get('choice') : null))
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(option(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(option(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(option(3)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(option(0)).toBeFocused()
  await typeLetters(page, (await option(2).innerText()).slice(0, 2))
  await expect(option(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(button).toBeFocused()
  expect(await value()).toBe('option-2')
  await page.keyboard.press('Space')
  await expect(option(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(button).toBeFocused()
  expect(await value()).toBe('option-2')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  expect(await value()).toBe('option-1')
})

accessible('Select', async (_, specimen) => specimen.getByRole('button').click())

keyboard('Combobox', async (page, specimen) => {
  const input = specimen.getByRole('combobox')
  const options = page.getByRole('option')
  await input.focus()
  await page.keyboard.press('ArrowDown')
  await expect(options).toHaveCount(4)
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const wanted = await options.nth(2).innerText()
  await page.keyboard.press('Escape')
  await input.pressSequentially(wanted.slice(0, 3))
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue(wanted)
  await expect(options).toHaveCount(0)
})

// While the list is open, React Aria hides the rest of the page from screen readers. Tab still moves there and closes the list.
accessible(
  'Combobox',
  async (page, specimen) => {
    await specimen.getByRole('combobox').focus()
    await page.keyboard.press('ArrowDown')
  },
  ['aria-hidden-focus', 'page-has-heading-one', 'region'],
)
