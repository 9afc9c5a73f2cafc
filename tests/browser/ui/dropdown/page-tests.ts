import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { holdScripts } from '../../measure/hold-scripts.ts'
import { hydrated } from '../../page-types.ts'
import { menuKeys, panelOf, press, selectKeys } from './keys.ts'

/** A menu or select on a page. */
export interface DropdownOnPage {
  readonly name: string
  readonly path: (locale: string) => string
  readonly popup: 'menu' | 'listbox'
  readonly button: (page: Page) => Locator
  /** A link of the list besides the current one. */
  readonly link: (panel: Locator) => Locator
}

/** Tests menus and selects on the pages themselves: after scripts, while scripts are loading, without scripts, and by touch. */
export function testDropdowns(places: readonly DropdownOnPage[]): void {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of ['en', 'ar']) {
    for (const { name, path, popup, button, link } of places) {
      test(`${name} (${locale}): follows the keyboard table of the APG, and axe finds nothing while it is open`, async ({ page }) => {
        test.slow()
        await page.goto(path(locale))
        await hydrated(page)
        if (popup === 'menu') await menuKeys(page, button(page))
        else await selectKeys(page, button(page))
        await button(page).focus()
        await page.keyboard.press('Enter')
        await expect((await panelOf(page, button(page))).getByRole(popup)).toBeVisible()
        await expectAccessible(page)
      })

      test(`${name} (${locale}): React Aria takes over the open list without a jump, and the focused link keeps the focus`, async ({ page }) => {
        const release = await holdScripts(page)
        await page.goto(path(locale), { waitUntil: 'commit' })
        await button(page).focus()
        await page.keyboard.press('Enter')
        const panel = await panelOf(page, button(page))
        await expect(panel).toBeVisible()
        await link(panel).focus()
        const elements = await panel.locator('*').elementHandles()
        const id = await panel.getAttribute('id')
        await page.evaluate((panelId) => {
          const states = new Set<string>()
          Reflect.set(window, 'states', states)
          const record = () => {
            const element = document.getElementById(panelId ?? '')
            const boxes = [element, ...(element?.querySelectorAll('a') ?? [])].map((each) => {
              const { x, y, width, height } = each?.getBoundingClientRect() ?? new DOMRect()
              return [x, y, width, height].map(Math.round)
            })
            states.add(JSON.stringify([element?.matches(':popover-open'), boxes]))
            requestAnimationFrame(record)
          }
          // The panel first settles.
          void Promise.all((document.getElementById(panelId ?? '')?.getAnimations() ?? []).map(({ finished }) => finished)).then(record)
        }, id)
        await page.waitForFunction(() => (Reflect.get(window, 'states') instanceof Set ? Reflect.get(window, 'states').size : 0) > 0)
        release()
        await expect(panel.getByRole(popup)).toBeVisible()
        await expect(link(panel)).toBeFocused()
        await page.keyboard.press('Home')
        await expect(panel.getByRole(popup === 'menu' ? 'menuitem' : 'option').first()).toBeFocused()
        expect(await page.evaluate(() => [...Reflect.get(window, 'states')])).toHaveLength(1)
        for (const element of elements) expect(await element.evaluate((each) => each.isConnected)).toBe(true)
        await expect(panel.locator('*')).toHaveCount(elements.length)
      })
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

    for (const locale of ['en', 'ar']) {
      for (const { name, path, button, link } of places) {
        test(`${name} (${locale}): is a disclosure of links, by keyboard and by press`, async ({ page }) => {
          await page.goto(path(locale))
          const id = await button(page).getAttribute('popovertarget')
          const panel = page.locator(`[id="${id}"]`)
          for (const key of ['Enter', 'Space']) {
            await button(page).focus()
            await page.keyboard.press(key)
            await expect(panel).toBeVisible()
            await page.keyboard.press('Tab')
            await expect(panel.locator('a').first()).toBeFocused()
            await page.keyboard.press('Escape')
            await expect(panel).toBeHidden()
            await expect(button(page)).toBeFocused()
          }
          await button(page).click()
          await expect(panel).toBeVisible()
          await expect(panel.locator('button:visible')).toHaveCount(0)
          const href = await link(panel).getAttribute('href')
          if (!href?.startsWith('/')) return
          await press(page, link(panel))
          await expect(page).toHaveURL(new URL(href, page.url()).href)
        })
      }
    }
  })

  test.describe('touch', () => {
    test.use({ hasTouch: true })

    for (const { name, path, popup, button, link } of places) {
      test(`${name}: a tap opens it, a tap elsewhere closes it, and a tap on a link follows it`, async ({ page }) => {
        await page.goto(path('en'))
        await hydrated(page)
        await button(page).scrollIntoViewIfNeeded()
        await button(page).tap()
        const panel = await panelOf(page, button(page))
        await expect(panel.getByRole(popup)).toBeVisible()
        await page.touchscreen.tap(5, 200)
        await expect(panel).toBeHidden()
        await button(page).tap()
        await expect(panel.getByRole(popup)).toBeVisible()
        const href = await link(panel).getAttribute('href')
        if (!href?.startsWith('/')) return
        await link(panel).tap()
        await expect(page).toHaveURL(new URL(href, page.url()).href)
        await expect(panel).toBeHidden()
      })
    }
  })
}
