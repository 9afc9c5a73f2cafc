import { accessible, keyboard } from '../elements.ts'
import { expect } from '../gallery.ts'

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
