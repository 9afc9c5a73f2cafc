import type { Page } from '@playwright/test'

/** Launch options for a Chromium with scrollbars that take up space, as on Windows and Linux. */
export const CLASSIC_SCROLLBARS = { ignoreDefaultArgs: ['--hide-scrollbars'] }

/** Starts to sum up layout shifts, including those after an input, which the web vital ignores. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const shifts: unknown = Reflect.get(window, 'shifts')
      return Array.isArray(shifts) ? shifts.reduce((sum, value) => sum + Number(value), 0) : Number.NaN
    })
}

/** Returns the layout shift of the page since it began to load. */
export function loadShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )
}
