/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 16.2, ar: 17.7 }, requests: 26 },
  page: { html: { en: 12.8, ar: 14.1 }, requests: 18 },
  'nested page': { html: { en: 11.7, ar: 12.7 }, requests: 19 },
  glossary: { html: { en: 14.4, ar: 15.8 }, requests: 17 },
  stories: { html: { en: 12.8, ar: 13.9 }, requests: 26 },
  story: { html: { en: 13.6, ar: 14.9 }, requests: 21 },
  events: { html: { en: 14.4, ar: 15.8 }, requests: 17 },
  event: { html: { en: 12.0, ar: 13.2 }, requests: 18 },
  topics: { html: { en: 11.4, ar: 12.5 }, requests: 25 },
  people: { html: { en: 10.3, ar: 11.2 }, requests: 25 },
  topic: { html: { en: 11.3, ar: 12.4 }, requests: 20 },
  person: { html: { en: 11.8, ar: 12.9 }, requests: 24 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 2 } as const
