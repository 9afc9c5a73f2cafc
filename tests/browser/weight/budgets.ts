/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 15.4, ar: 17 }, requests: 28 },
  page: { html: { en: 12, ar: 13.4 }, requests: 20 },
  'nested page': { html: { en: 11, ar: 12 }, requests: 21 },
  glossary: { html: { en: 13.8, ar: 15 }, requests: 19 },
  stories: { html: { en: 12, ar: 13.4 }, requests: 28 },
  story: { html: { en: 12.9, ar: 14.2 }, requests: 25 },
  events: { html: { en: 13.6, ar: 15.1 }, requests: 18 },
  event: { html: { en: 11.4, ar: 12.5 }, requests: 22 },
  topics: { html: { en: 10.7, ar: 11.7 }, requests: 26 },
  people: { html: { en: 9.6, ar: 10.5 }, requests: 26 },
  topic: { html: { en: 10.6, ar: 11.7 }, requests: 23 },
  person: { html: { en: 11.2, ar: 12.3 }, requests: 29 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 7 } as const
