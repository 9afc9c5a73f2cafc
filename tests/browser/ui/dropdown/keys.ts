import type { Locator, Page } from '@playwright/test'
import { typeLetters } from '../elements.ts'
import { expect } from '../gallery.ts'

/** Waits until React Aria's list is loaded, which the focus on its button triggers. */
export async function loaded(button: Locator, popup: 'menu' | 'listbox'): Promise<void> {
  await button.focus()
  await expect(button).toHaveAttribute('aria-haspopup', popup)
}

/** Returns the panel of a button. */
export async function panelOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
}

/**
 * Presses the middle of an element like a visitor: without waiting until it is stable, and never twice. `locator.click()` scrolls the page
 * while it waits, and the list then opens on the other side of its button.
 */
export async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not visible.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

/** Tests the keyboard table of the APG's menu button, and the roles and states that screen readers announce. */
export async function menuKeys(page: Page, button: Locator): Promise<void> {
  await loaded(button, 'menu')
  const panel = await panelOf(page, button)
  const items = panel.getByRole('menuitem')
  for (const [key, place] of [
    ['Enter', 'first'],
    ['Space', 'first'],
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ] as const) {
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press(key)
    await expect(items[place](), key).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('menu')).toHaveAccessibleName(/./)
  expect(await items.count()).toBeGreaterThan(1)
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await typeLetters(page, (await items.last().innerText()).slice(0, 3))
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(button).not.toBeFocused()
  await button.focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

/** Tests the keyboard table of the APG's listbox with a button, and the roles and states that screen readers announce. */
export async function selectKeys(page: Page, button: Locator): Promise<void> {
  await loaded(button, 'listbox')
  const panel = await panelOf(page, button)
  const options = panel.getByRole('option')
  const selected = panel.locator('[aria-selected="true"]')
  for (const key of ['Enter', 'Space', 'ArrowDown', 'Alt+ArrowDown', 'ArrowUp']) {
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press(key)
    await expect(selected, key).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
  for (const [key, place] of [
    ['Home', 'first'],
    ['End', 'last'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(options[place](), key).toBeFocused()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Home')
  await expect(panel.getByRole('listbox')).toHaveAccessibleName(/./)
  await expect(selected).toHaveCount(1)
  const last = await options.last().innerText()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await page.keyboard.press('Home')
  await typeLetters(page, last.slice(0, 5))
  await expect(options.last()).toBeFocused()
  // Moving the focus selects nothing: each option leads to another address.
  await expect(selected).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
}
