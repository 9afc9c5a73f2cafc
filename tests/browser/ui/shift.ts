import type { Page } from '@playwright/test'

/** Launch options of a Chromium that shows scrollbars which take room, as on Windows and Linux. */
export const CLASSIC_SCROLLBARS = { ignoreDefaultArgs: ['--hide-scrollbars'] }

/** Start to count every layout shift, also those right after a press that the web vital forgives. */
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

/** How much the page has shifted since it began to load. */
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
