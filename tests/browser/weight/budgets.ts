/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 14.5, ar: 16.1 }, requests: 26 },
  page: { html: { en: 11.8, ar: 13.1 }, requests: 18 },
  'nested page': { html: { en: 10.9, ar: 11.9 }, requests: 19 },
  glossary: { html: { en: 13.7, ar: 15.0 }, requests: 17 },
  stories: { html: { en: 11.8, ar: 12.9 }, requests: 26 },
  story: { html: { en: 12.6, ar: 13.9 }, requests: 21 },
  events: { html: { en: 12.8, ar: 14.2 }, requests: 17 },
  event: { html: { en: 11.0, ar: 12.1 }, requests: 18 },
  topics: { html: { en: 10.4, ar: 11.5 }, requests: 25 },
  people: { html: { en: 9.5, ar: 10.4 }, requests: 25 },
  topic: { html: { en: 10.4, ar: 11.5 }, requests: 20 },
  person: { html: { en: 10.9, ar: 12.0 }, requests: 24 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 2 } as const
