import type { Page } from '@playwright/test'

/**
 * Returns the controls whose visible text is not part of their accessible name (WCAG 2.5.3). Text in parentheses does not count: the
 * algorithm of WCAG removes it, because people do not speak it.
 */
export function labelsNotInName(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (text: string) => {
      const spoken = text
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\([^()]*\)/g, ' ')
      const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(spoken)
      return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    }
    return [...document.querySelectorAll<HTMLElement>(':is(a, button, summary, [role])[aria-label]')].flatMap((element) => {
      const name = words(element.ariaLabel ?? '')
      const label = words(element.checkVisibility({ visibilityProperty: true }) ? element.innerText : '')
      const isIn = name.some((_, from) => label.every((word, at) => word === name[from + at]))
      const isControl = element.matches('a, button, summary') || /button|link|menuitem|option|tab|switch/.test(element.role ?? '')
      return !isControl || label.length === 0 || isIn ? [] : [`"${element.innerText}" in "${element.ariaLabel}"`]
    })
  })
}
