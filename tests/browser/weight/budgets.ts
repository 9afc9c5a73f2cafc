/** A size may grow by 5 % before a test fails. A change that needs more raises the measured size, and its description states the reason. */
export const HEADROOM = 1.05

/** Limits of one page type. Sizes are kilobytes of brotli; requests are those before the first interaction, with the page itself. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** `html` is the size that was measured on 2026-11-23. */
const MEASURED: Readonly<Record<string, Budget>> = {
  // The structured data of the organization contains its opening hours, prices and profiles (0.46 KB).
  home: { html: { en: 15.5, ar: 17.1 }, requests: 26 },
  page: { html: { en: 12.1, ar: 13.4 }, requests: 18 },
  'nested page': { html: { en: 10.9, ar: 11.8 }, requests: 19 },
  glossary: { html: { en: 14.1, ar: 15.5 }, requests: 17 },
  stories: { html: { en: 12.4, ar: 13.6 }, requests: 26 },
  story: { html: { en: 12.9, ar: 14.2 }, requests: 21 },
  // The filters for time, month and topic are links.
  events: { html: { en: 14.4, ar: 15.9 }, requests: 17 },
  // The menu of calendars contains links to two services with title, dates and place (0.6 KB).
  event: { html: { en: 12, ar: 13.2 }, requests: 18 },
  // Topics are cards with their pictures.
  topics: { html: { en: 10.9, ar: 11.9 }, requests: 25 },
  people: { html: { en: 9.7, ar: 10.5 }, requests: 25 },
  topic: { html: { en: 11.1, ar: 12.2 }, requests: 20 },
  person: { html: { en: 11.4, ar: 12.5 }, requests: 24 },
}

export const BUDGETS: Readonly<Record<string, Budget>> = Object.fromEntries(
  Object.entries(MEASURED).map(([type, { html, requests }]) => [type, { html: { en: html.en * HEADROOM, ar: html.ar * HEADROOM }, requests }]),
)

/** Styles of every page: 20.1 KB of brotli were measured, in one file. */
export const STYLES = { css: 20.1 * HEADROOM, styleSheets: 2 } as const
