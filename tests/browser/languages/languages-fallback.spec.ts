import { expect, test } from '../fixtures.ts'

interface Looked {
  readonly misplaced: readonly string[]
  /** Number of elements that are marked as English. */
  readonly foreign: number
  readonly links: readonly string[]
}

/** Finds text nodes and accessible names whose language differs from the `lang` of their element. */
function look(html: string): Looked {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  // Three consecutive English words, or letters that only Japanese has. Proper names and quoted titles match neither.
  const wrong = { ja: /[A-Za-z]{2,} [a-z]{2,} [A-Za-z]{2,}/, en: /[\u3040-\u30ff\u4e00-\u9fff]{2,}/ }
  const misplaced: string[] = []
  const judge = (element: Element, text: string, where: string) => {
    const lang = element.closest('[lang]')?.getAttribute('lang')
    if ((lang === 'ja' || lang === 'en') && wrong[lang].test(text.replace(/「[^」]*」/g, '')))
      misplaced.push(`${element.tagName} ${where} in ${lang}: ${text.slice(0, 60)}`)
  }
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent && !parent.closest('script, style, noscript')) judge(parent, node.textContent ?? '', 'text')
  }
  for (const name of ['alt', 'aria-label', 'title']) {
    for (const element of parsed.querySelectorAll(`[${name}]`)) judge(element, element.getAttribute(name) ?? '', name)
  }
  return {
    misplaced,
    foreign: parsed.querySelectorAll('main [lang=en]').length,
    links: [...parsed.querySelectorAll('a[href^="/ja"]')].map((link) => link.getAttribute('href')?.split('#')[0] ?? ''),
  }
}

test(
  'fallback content: on Japanese pages, English text has lang="en", and Japanese text within it has lang="ja"',
  { tag: '@exhaustive' },
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const waiting = ['/ja']
    const seen = new Set(waiting)
    let foreign = 0
    while (waiting.length > 0) {
      const batch = await Promise.all(waiting.splice(0, 8).map(async (path) => ({ path, html: await (await request.get(path)).text() })))
      for (const { path, html } of batch) {
        const looked = await page.evaluate(look, html)
        expect(looked.misplaced, path).toEqual([])
        foreign += looked.foreign
        for (const link of looked.links.filter((each) => !seen.has(each))) {
          seen.add(link)
          waiting.push(link)
        }
      }
    }
    expect(seen.size).toBeGreaterThan(60)
    expect(foreign, 'there is something to mark').toBeGreaterThan(100)
  },
)
