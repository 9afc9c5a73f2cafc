/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 15.2, ar: 16.8 }, requests: 26 },
  page: { html: { en: 12.2, ar: 13.5 }, requests: 18 },
  'nested page': { html: { en: 11.0, ar: 12.0 }, requests: 19 },
  glossary: { html: { en: 14.1, ar: 15.6 }, requests: 17 },
  stories: { html: { en: 12.2, ar: 13.5 }, requests: 26 },
  story: { html: { en: 13.0, ar: 14.2 }, requests: 21 },
  // Choices of time, month and topic, each a link.
  events: { html: { en: 14.3, ar: 15.8 }, requests: 17 },
  event: { html: { en: 11.6, ar: 12.9 }, requests: 18 },
  topics: { html: { en: 10.9, ar: 12.0 }, requests: 25 },
  people: { html: { en: 9.8, ar: 10.8 }, requests: 25 },
  topic: { html: { en: 11.2, ar: 12.3 }, requests: 20 },
  person: { html: { en: 11.4, ar: 12.5 }, requests: 24 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 2 } as const
