import { holdClock, setClock } from '../../measure/clock.ts'
import { accessible, keyboard } from '../elements.ts'
import { before, expect, test } from '../gallery.ts'

keyboard('Pagination', async (page, specimen) => {
  const links = specimen.getByRole('link')
  await expect(specimen.locator('[aria-current="page"]')).toHaveCount(1)
  await links.first().focus()
  for (let index = 1; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=3/)
})

accessible('Pagination')

keyboard('SkipLink', async (page, specimen) => {
  const link = specimen.getByRole('link')
  await link.focus()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#MenuButton$/)
})

accessible('SkipLink')

test('navigation elements: every one is large enough to be pressed', async ({ page, specimen }) => {
  await specimen('Pagination', 'ja')
  const small = await page
    .locator('section section, section')
    .locator('button')
    .evaluateAll((all) =>
      all
        .filter(
          (each) => each.checkVisibility() && each.className !== '' && Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height) < 24,
        )
        .map((each) => each.outerHTML),
    )
  expect(small).toEqual([])
})

keyboard('NavigationMenu', async (page, specimen, { forward, back }) => {
  const top = specimen.locator('nav > ul > li > :is(a, button)')
  const panels = specimen.locator('[data-disclosure-panel]')
  const links = (panel: number) => panels.nth(panel).getByRole('link')
  await expect(specimen.locator('[aria-current="true"]')).toHaveCount(1)
  await before(page, 'NavigationMenu').focus()
  for (const index of [0, 1, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(top.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Home')
  await expect(top.nth(0)).toBeFocused()
  await page.keyboard.press(forward)
  await expect(top.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(top.nth(3)).toBeFocused()
  await page.keyboard.press(back)
  await expect(top.nth(2)).toBeFocused()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(panels.nth(1)).toBeVisible()
    await expect(top.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press(key)
    await expect(panels.nth(1)).toBeHidden()
    await expect(top.nth(2)).toHaveAttribute('aria-expanded', 'false')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(links(1).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links(1).nth(1)).toBeFocused()
  await expect(links(1).nth(1)).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Home')
  await expect(links(1).nth(0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links(1).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(top.nth(2)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panels.nth(1)).toBeHidden()
  await expect(top.nth(2)).toBeFocused()
  // Opening another menu closes the first, and so does leaving it.
  await page.keyboard.press('Enter')
  await top.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(panels.nth(0)).toBeVisible()
  await expect(panels.nth(1)).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(panels.nth(0)).toBeHidden()
  // Following a link closes the panel and keeps the focus.
  await top.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#sub-0$/)
  await expect(panels.nth(0)).toBeHidden()
  await expect(top.nth(1)).toBeFocused()
})
accessible('NavigationMenu', async (_, specimen) => specimen.getByRole('button').first().click())

test('NavigationMenu: opens if the mouse rests, not if it crosses; touch opens it only by press', async ({ page, specimen }) => {
  await setClock(page)
  const place = await specimen('NavigationMenu')
  await holdClock(page)
  const items = place.locator('nav > ul > li')
  const panel = place.locator('[data-disclosure-panel]')
  await items.nth(0).hover()
  await page.clock.runFor(80)
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  await expect(panel.first()).toBeHidden()
  await items.nth(0).hover()
  await page.clock.runFor(150)
  await expect(panel.first()).toBeVisible()
  // A click on a menu that has just opened on hover keeps it open.
  await items.nth(0).getByRole('button').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  await expect(panel.first()).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(panel.first()).toBeHidden()
  await items.nth(1).dispatchEvent('pointerenter', { pointerType: 'touch' })
  await page.clock.runFor(1000)
  await expect(panel.nth(1)).toBeHidden()
})

keyboard('DisclosureGroup', async (page, specimen) => {
  const labels = specimen.locator('summary')
  const items = specimen.locator('details')
  await before(page, 'DisclosureGroup').focus()
  await page.keyboard.press('Tab')
  for (const key of ['Enter', 'Space']) {
    await expect(labels.nth(0)).toBeFocused()
    await page.keyboard.press(key)
    await expect(items.nth(0)).toHaveAttribute('open')
    await page.keyboard.press(key)
    await expect(items.nth(0)).not.toHaveAttribute('open')
  }
  await page.keyboard.press('Tab')
  await expect(labels.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  // The groups are independent.
  await expect(specimen.locator('details[open]')).toHaveCount(2)
  await expect(labels.nth(0)).toBeFocused()
})
accessible('DisclosureGroup', async (_, specimen) => specimen.locator('summary').first().click())

keyboard('Breadcrumbs', async (page, specimen) => {
  const links = specimen.getByRole('navigation').getByRole('link')
  await before(page, 'Breadcrumbs').focus()
  for (const index of [0, 1, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#option-3$/)
})
accessible('Breadcrumbs')
