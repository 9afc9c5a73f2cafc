import type { Page } from '@playwright/test'

/** Launch options for a Chromium with scrollbars that take up space, as on Windows and Linux. */
export const CLASSIC_SCROLLBARS = { ignoreDefaultArgs: ['--hide-scrollbars'] }

/** Starts to sum up layout shifts, including those after an input, which the web vital ignores. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const start = await page.evaluate(() => performance.now())
  return () => shiftSince(page, start)
}

/** Returns the layout shift of the page since it began to load. */
export function loadShift(page: Page): Promise<number> {
  return shiftSince(page, 0)
}

/** Returns the sum of the layout shifts from a time of the page until now. */
function shiftSince(page: Page, start: number): Promise<number> {
  return page.evaluate(async (since) => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if (entry.startTime >= since) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // A busy browser paints before it calls the observer.
    add(observer.takeRecords())
    observer.disconnect()
    return sum
  }, start)
}
