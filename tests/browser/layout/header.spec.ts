import { nameLength } from '../../../src/layout/header/name-length.ts'
import { expect, test } from '../fixtures.ts'
import { arrive, resize, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { hiddenText } from '../measure/hidden-text.ts'
import { smallTargets } from '../measure/small-targets.ts'

const WIDTHS = [320, 360, 390, 640, 1024, 1366, 1440]

/** Names of existing organizations, in the spelling of their websites. */
const NAMES = {
  en: ['Moon', 'The Franklin Institute Science Museum and Fels Planetarium of Philadelphia', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  de: ['Deutsches Zentrum für Luft- und Raumfahrt, Außenstelle Neustrelitz', 'Planetariumsbetriebsgesellschaft'],
  fr: ['Institut de recherche en astrophysique et planétologie de Toulouse'],
  ar: ['المعهد القومي للبحوث الفلكية والجيوفيزيقية بحلوان'],
  ja: ['国立研究開発法人宇宙航空研究開発機構筑波宇宙センター', 'サイエンスコミュニケーションセンター'],
} as const

for (const [locale, names] of Object.entries(NAMES)) {
  test(`header: any name fits beside the tools, and search is visible from 360 px, in ${locale}`, async ({ page }) => {
    test.slow()
    await withoutMediaAndScripts(page)
    await arrive(page, `/${locale}`)
    const own = await page.getByRole('banner').locator('a span').first().textContent()
    for (const name of [own ?? '', ...names]) {
      await page
        .getByRole('banner')
        .locator('a span')
        .first()
        .evaluate(
          (element, { text, length }) => {
            element.textContent = text
            const brand = element.closest<HTMLElement>('a')
            if (length) brand?.setAttribute('data-length', length)
            else brand?.removeAttribute('data-length')
          },
          { text: name, length: nameLength(name) },
        )
      for (const width of WIDTHS) {
        await resize(page, width, 800)
        const at = `${name} at ${width} px`
        expect.soft(await page.evaluate(hiddenText, 'header'), at).toEqual([])
        expect.soft(await page.evaluate(smallTargets, { within: 'header:not(main *) > div', kind: ':not(nav *)', size: 44, spaced: false }), at).toEqual([])
        const { rows, height } = await page.getByRole('banner').evaluate((header) => {
          const parts = [...(header.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0)
          const middles = parts.map((box) => box.top + box.height / 2)
          return { rows: Math.max(...middles) - Math.min(...middles), height: header.getBoundingClientRect().height }
        })
        expect.soft(rows, `${at}: one row`).toBeLessThan(6)
        expect.soft(height, `${at}: height`).toBeLessThanOrEqual(width < 1024 ? 120 : 136)
        await expect.soft(page.getByRole('banner').locator('[data-search]'), at).toBeVisible({ visible: width >= 360 })
      }
    }
  })
}
