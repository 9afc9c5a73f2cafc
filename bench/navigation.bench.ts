import { chromium, type Page } from '@playwright/test'
import { pathOf } from '../src/i18n/addresses/urls.ts'
import { CHROMIUM, CHROMIUM_ARGS, ensureChromium } from '../scripts/processes/chromium.ts'
import { hydrated } from '../tests/browser/page-types.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { startSite, untilReady } from './servers/site.ts'

// Measures the time from a click on a link until the next page is on the screen, without prefetching.
// It is compared with the time from the request for the document of the same address to its first paint.

const LANGUAGES = ['en', 'ar'] as const
const ROUNDS = 7
const MAX_MS = 100
/** The first visits of a site warm up the browser and the server. */
const WARM_UP = 2

/** The clicks of a visitor: each on the first link in a part of the page whose address begins with a path. */
const waysOf = (locale: (typeof LANGUAGES)[number]) =>
  [
    ['home to stories', 'header', pathOf(locale, { route: 'stories' })],
    ['stories to a story', 'main li', `${pathOf(locale, { route: 'stories' })}/`],
    ['a story to a topic', 'main', `${pathOf(locale, { route: 'topics' })}/`],
    ['a topic to home', 'header', pathOf(locale, { route: 'home' })],
  ] as const

/** Clicks a link. Returns the milliseconds until another page's heading has been painted. */
function press(page: Page, within: string, begin: string): Promise<number> {
  return page.evaluate(
    ([part, address]) =>
      new Promise<number>((done, fail) => {
        const link = document.querySelector<HTMLAnchorElement>(`${part} a[href^="${CSS.escape(address)}"]`)
        const shown = document.querySelector('h1')?.textContent
        if (!link) return void fail(new Error(`No link to ${address} in ${part}.`))
        const since = performance.now()
        const look = () => {
          const isThere = location.pathname === link.pathname && document.querySelector('h1')?.textContent !== shown
          // The animation frame that contains the heading is painted before the next task.
          if (isThere) setTimeout(() => done(performance.now() - since))
          else requestAnimationFrame(look)
        }
        link.click()
        requestAnimationFrame(look)
      }),
    [within, begin] as const,
  )
}

/** Loads the document of an address. Returns the milliseconds until its first paint. */
async function load(page: Page, url: string): Promise<number> {
  await page.goto(url)
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list) => done(list.getEntries()[0]?.startTime ?? Number.NaN)).observe({ type: 'paint', buffered: true }),
      ),
  )
}

await bench(0, async () => {
  ensureChromium()
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  const rows: Row[] = []
  for (const locale of LANGUAGES) {
    const home = new URL(pathOf(locale, { route: 'home' }), site.url).href
    await untilReady(site.url, new URL(home).pathname)
    const taken = new Map<string, { ours: number[]; documents: number[] }>()
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const [page, other] = [await context.newPage(), await context.newPage()]
      await page.goto(home)
      await hydrated(page)
      for (const [name, within, begin] of waysOf(locale)) {
        await page.bringToFront()
        const ours = await press(page, within, begin)
        const url = page.url()
        await other.bringToFront()
        const document = await load(other, url)
        if (round < WARM_UP) continue
        const { ours: all, documents } = taken.get(name) ?? { ours: [], documents: [] }
        taken.set(name, { ours: [...all, ours], documents: [...documents, document] })
      }
      await context.close()
    }
    for (const [name, { ours, documents }] of taken) {
      const against = `as a document ${brief(median(documents))} ms`
      rows.push(judged({ what: `${locale}, ${name}: until it is painted`, against }, median(ours), { most: MAX_MS }, ' ms'))
    }
  }
  await browser.close()
  await site.stop()
  return rows
})
