/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 16.4, ar: 17.9 }, requests: 26 },
  page: { html: { en: 12.9, ar: 14.2 }, requests: 18 },
  'nested page': { html: { en: 11.8, ar: 12.9 }, requests: 19 },
  glossary: { html: { en: 15.1, ar: 16.5 }, requests: 17 },
  stories: { html: { en: 13.3, ar: 14.5 }, requests: 26 },
  story: { html: { en: 14.0, ar: 15.2 }, requests: 21 },
  // Choices of time, month and topic, each a link.
  events: { html: { en: 15.3, ar: 16.9 }, requests: 17 },
  event: { html: { en: 12.5, ar: 13.7 }, requests: 18 },
  topics: { html: { en: 11.5, ar: 12.6 }, requests: 25 },
  people: { html: { en: 10.5, ar: 11.3 }, requests: 25 },
  topic: { html: { en: 12.0, ar: 13.1 }, requests: 20 },
  person: { html: { en: 12.2, ar: 13.3 }, requests: 24 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 2 } as const
