/** A size may grow by 5 % before a test fails. A change that needs more raises the measured size, and its description states the reason. */
export const HEADROOM = 1.05

/** Limits of one page type. Sizes are kilobytes of brotli; requests are those before the first interaction, with the page itself. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/**
 * `html` is the size that was measured on 2026-11-24. Each page contains the inline script that runs the other scripts at the first intent. It
 * takes about 0.8 KB. Before, every visit ran more than 100 KB.
 */
const MEASURED: Readonly<Record<string, Budget>> = {
  // The structured data of the organization contains its opening hours, prices and profiles (0.46 KB).
  // The inline script that advances the carousel takes 0.5 KB.
  home: { html: { en: 16.8, ar: 18.4 }, requests: 26 },
  page: { html: { en: 12.9, ar: 14.2 }, requests: 18 },
  'nested page': { html: { en: 11.5, ar: 12.6 }, requests: 19 },
  glossary: { html: { en: 14.9, ar: 16.3 }, requests: 17 },
  stories: { html: { en: 13.2, ar: 14.5 }, requests: 26 },
  story: { html: { en: 13.6, ar: 14.9 }, requests: 21 },
  // The filters for time, month and topic are links.
  events: { html: { en: 15.4, ar: 16.9 }, requests: 17 },
  // The menu of calendars contains links to two services with title, dates and place (0.6 KB).
  event: { html: { en: 12, ar: 13.2 }, requests: 18 },
  // Topics are cards with their pictures.
  topics: { html: { en: 11.6, ar: 12.8 }, requests: 25 },
  people: { html: { en: 10.4, ar: 11.3 }, requests: 25 },
  topic: { html: { en: 11.9, ar: 13 }, requests: 20 },
  person: { html: { en: 12.1, ar: 13.2 }, requests: 24 },
}

export const BUDGETS: Readonly<Record<string, Budget>> = Object.fromEntries(
  Object.entries(MEASURED).map(([type, { html, requests }]) => [type, { html: { en: html.en * HEADROOM, ar: html.ar * HEADROOM }, requests }]),
)

/** Styles of every page: 20.1 KB of brotli were measured, in one file. */
export const STYLES = { css: 20.1 * HEADROOM, styleSheets: 2 } as const
