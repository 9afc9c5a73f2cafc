import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { arrive, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours (${colorScheme}): current, selected and overlaid elements stay distinguishable`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/ar')
    await hydrated(page)
    const canvas = await systemColour(page, 'Canvas')

    // The text of the hero and the header, icons included, has a solid background.
    expect(await look(page, 'header:not(main *)', 'backgroundColor')).toBe(canvas)
    expect(await look(page, 'main [data-layout="full"] div:has(> h1)', 'backgroundColor')).toBe(canvas)
    for (const icon of ['header button svg', 'main [data-carousel] button svg']) expect(await look(page, icon, 'color')).not.toBe(canvas)

    // The mark of the current slide differs from the others.
    const marks = 'main [data-carousel] [role="group"] > button'
    expect(await look(page, `${marks}[aria-current]`, 'backgroundColor', '::before')).not.toBe(canvas)
    expect(await look(page, `${marks}[aria-current]`, 'backgroundColor', '::before')).not.toBe(
      await look(page, `${marks}:not([aria-current])`, 'backgroundColor', '::before'),
    )

    // Buttons have a border, and so have overlays.
    expect(await look(page, 'main [data-carousel] button', 'borderTopColor')).not.toBe(canvas)
    await page.locator('header nav button[aria-controls]').first().press('Enter')
    await settled(page)
    expect(await look(page, 'header nav ul ul:popover-open', 'borderTopColor')).not.toBe(canvas)
    expect(await look(page, 'header nav ul ul:popover-open', 'backgroundColor')).toBe(canvas)
  })
}

test('forced colours: the current page is marked in pagination, filters, menu and language list', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await withoutMediaAndScripts(page)
  await arrive(page, '/de/geschichten')
  const canvas = await systemColour(page, 'Canvas')
  expect(await look(page, 'main nav:has([rel="next"]) [aria-current]', 'borderBottomColor')).not.toBe(canvas)
  expect(await look(page, 'main nav:has([rel="next"]) ol a', 'borderBottomColor')).toBe(canvas)
  for (const mark of ['main nav [popover] [aria-current]', 'header nav a[aria-current]', 'footer nav a[aria-current="page"]']) {
    expect(await look(page, mark, 'textDecorationLine'), mark).toBe('underline')
  }
  await arrive(page, '/de/besuch')
  const question = 'main details > summary'
  const shut = await look(page, question, 'backgroundSize', '::after')
  await page.locator(question).first().press('Enter')
  await expect.poll(() => look(page, question, 'backgroundSize', '::after')).not.toBe(shut)
  expect(await look(page, question, 'backgroundImage', '::after')).toContain('gradient')
})

/** Returns a computed style of the first element that matches a selector. */
function look(page: Page, selector: string, property: keyof CSSStyleDeclaration & string, part?: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, [name, pseudo]) => String(getComputedStyle(element, pseudo)[name]), [property, part] as const)
}

function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}
