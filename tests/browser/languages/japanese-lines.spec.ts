import type { Page } from '@playwright/test'
import { japanesePhrases } from '../../../src/i18n/japanese-phrases.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { slugOf } from '../page-types.ts'

/** Applies the style rules for browsers without `word-break: auto-phrase`, as Firefox and Safari do. */
async function withoutAutoPhrase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const change = (rules: CSSRuleList, owner: CSSGroupingRule | CSSStyleSheet) => {
      for (const [index, rule] of [...rules].entries()) {
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes('auto-phrase')) {
          const applies = rule.conditionText.startsWith('not')
          const text = [...rule.cssRules].map(({ cssText }) => cssText).join('')
          owner.deleteRule(index)
          owner.insertRule(applies ? `@media all { ${text} }` : '@media all {}', index)
        } else if (rule instanceof CSSGroupingRule) change(rule.cssRules, rule)
        else if (rule instanceof CSSStyleRule && rule.style.wordBreak === 'auto-phrase') rule.style.removeProperty('word-break')
      }
    }
    for (const sheet of document.styleSheets) change(sheet.cssRules, sheet)
  })
}

/** Returns the lines of each element, as they are laid out. */
async function linesOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const lines: string[] = []
      let bottom = -Infinity
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const box = range.getBoundingClientRect()
          if (box.width === 0) continue
          if (box.top > bottom) lines.push('')
          bottom = Math.max(bottom, (box.top + box.bottom) / 2)
          lines.push((lines.pop() ?? '') + range.toString())
        }
      }
      return lines
    }),
  )
}

for (const [path, selector] of [
  ['/ja', 'h1, main .lead'],
  ['/ja/テーマ/暗い夜空', 'h1, main .lead'],
  ['/ja/読みもの', 'main article :has(> wbr)'],
] as const) {
  test(`Japanese titles and leads on ${path}: no line ends within a word in browsers without auto-phrase`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await withoutAutoPhrase(page)
    const texts = await linesOf(page, selector)
    expect(texts.some((lines) => lines.length > 1)).toBe(true)
    for (const lines of texts) {
      const text = lines.join('')
      const ends = new Set<number>()
      for (const localizedText of japanesePhrases(text)) ends.add((Math.max(0, ...ends) || 0) + localizedText.length)
      let at = 0
      for (const line of lines) {
        at += line.length
        expect.soft(ends.has(at) || /[、。「」・（）]/u.test(text.slice(at - 1, at + 1)), lines.join(' | ')).toBe(true)
      }
    }
  })
}

test('Japanese titles: a group that is too long for a phone breaks between katakana and kanji, not within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ja/催し/ファーストライト')
  for (const prepare of [async () => undefined, withoutAutoPhrase]) {
    await prepare(page)
    const [lines = []] = await linesOf(page, 'h1')
    expect(lines[0]).toBe('プラネタリウム')
    expect(lines[1]).toMatch(/^新番組/)
  }
})

test('header: the Japanese site name breaks between its phrases if space is narrow', async ({ page }) => {
  for (const width of [320, 390, 700, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ja')
    const [lines = []] = await linesOf(page, 'header a span:has(wbr)')
    expect(['メリディアン天文台', 'メリディアン / 天文台'], String(width)).toContain(lines.join(' / '))
  }
})

test('fallback title: has its lang attribute and the name of its language', async ({ page }) => {
  await page.goto('/ja/読みもの')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The persistence of the Perseids' }) })
  await expect(card.getByRole('heading')).toHaveAttribute('lang', 'en')
  await expect(card.getByText('英語', { exact: true })).toBeVisible()
  const own = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'コロナの数分間' }) })
  await expect(own.getByText('英語')).toHaveCount(0)
})

for (const width of [390, 768, 1024, 1440]) {
  test(`Japanese lists: dates stay on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ja/催し')
    const dates = await linesOf(page, 'main article p[aria-hidden] > span')
    expect(dates.length).toBeGreaterThan(2)
    for (const lines of dates) expect.soft(lines, lines.join(' | ')).toHaveLength(1)
    await page.goto('/ja/読みもの')
    for (const lines of await linesOf(page, 'main article time')) expect.soft(lines, lines.join(' | ')).toHaveLength(1)
  })
}

test('Japanese leads: no line ends within a word in katakana, also in the narrow column of a wide page', async ({ page }) => {
  await page.goto(pathOf('ja', { route: 'page', path: slugOf('page-visit', 'ja') }))
  for (const prepare of [async () => undefined, withoutAutoPhrase]) {
    await prepare(page)
    for (const width of [390, 1024, 1152, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      const [lines = []] = await linesOf(page, 'main .lead')
      expect(lines.length).toBeGreaterThan(1)
      const broken = lines.filter((line, index) => /[ァ-ヶー]$/u.test(lines[index - 1] ?? '') && /^[ァ-ヶー]/u.test(line))
      expect.soft(broken, `${width} px: ${lines.join(' | ')}`).toEqual([])
    }
  }
})
